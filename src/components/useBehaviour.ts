import { useLayoutEffect, type RefObject } from 'react';
import type { Behaviour } from '../behaviours/attach';

/** Attaches a behaviour while its element is in the page; before the first paint, so that its plain form never shows. */
export function useBehaviour(ref: RefObject<HTMLElement | null>, behaviour: Behaviour): void {
  useLayoutEffect(() => (ref.current ? behaviour(ref.current) : undefined), [ref, behaviour]);
}
