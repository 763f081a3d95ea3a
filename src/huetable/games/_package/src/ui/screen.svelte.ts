import { mount, unmount, type Component } from 'svelte';
import type { Host, Mount } from './huetable';

/** A component as the page wants it: drawn into an element, with props that change. It gets `host` as one of them. */
export function screen<Props extends object>(
  component: Component<Props & { host: Host }>,
  host: Host,
): Mount<Props> {
  return (target, first) => {
    let current = $state.raw(first);
    const props = new Proxy({} as Props & { host: Host }, {
      get: (_, name) => (name === 'host' ? host : Reflect.get(current, name)),
      has: (_, name) => name === 'host' || Reflect.has(current, name),
    });
    const drawn = mount(component, { target, props });
    return {
      update: (next) => (current = next),
      destroy: () => void unmount(drawn),
    };
  };
}
