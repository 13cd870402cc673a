import { useLayoutEffect, type RefObject } from 'react';
import type { Behaviour } from '../behaviours/attach';

/**
 * Attaches a behaviour to a component's element for as long as it stands in the page. Before the first paint, so that
 * nothing shows in its plain form for a moment.
 */
export function useBehaviour<Options>(
  ref: RefObject<HTMLElement | null>,
  behaviour: Behaviour<Options>,
  options?: Options,
): void {
  useLayoutEffect(
    () => (ref.current ? behaviour(ref.current, options) : undefined),
    [ref, behaviour, options],
  );
}
