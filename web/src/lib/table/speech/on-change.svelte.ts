/** Runs `action` each time a value changes, but not for its first value, nor for undefined. Call while a component is set up. */
export function onChange<Value extends number | string>(
  value: () => Value | undefined,
  action: (value: Value) => void,
): void {
  let known = value();
  $effect(() => {
    const now = value();
    if (now !== undefined && now !== known) action(now);
    known = now;
  });
}
