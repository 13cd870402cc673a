import { useLayoutEffect, type RefObject } from 'react';
import type { Behaviour } from '../behaviours/attach';

/**
 * Attaches a behaviour while its element is mounted; before the first paint, so that the version without the behaviour is
 * never seen.
 */
export function useBehaviour(ref: RefObject<HTMLElement | null>, behaviour: Behaviour): void {
  useLayoutEffect(() => (ref.current ? behaviour(ref.current) : undefined), [ref, behaviour]);
}
