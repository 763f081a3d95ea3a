import { getContext, setContext } from 'svelte';
import type { ShownReaction } from '../../store/table-store.svelte';

export const REACTIONS = Symbol('reactions');

type Reactions = () => readonly ShownReaction[];

/** In a scene, what players say is shown at their faces. */
export const provideReactions = (reactions: Reactions): Reactions => setContext(REACTIONS, reactions);

/** Empty outside of a scene. */
export const sceneReactions = (): Reactions => getContext<Reactions | undefined>(REACTIONS) ?? (() => []);
