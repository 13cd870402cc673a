import { useLayoutEffect, type RefObject } from 'react';
import type { Behaviour } from '../behaviours/attach';

/**
 * Attaches a behaviour to a component's element for as long as it stands in the page. Before the first paint, so that
 * nothing shows in its plain form for a moment.
 */
export function useBehaviour(ref: RefObject<HTMLElement | null>, behaviour: Behaviour): void {
  useLayoutEffect(() => (ref.current ? behaviour(ref.current) : undefined), [ref, behaviour]);
}
