import { useEffect, type RefObject } from 'react';
import type { Behaviour } from '../behaviours/attach';

/** Attaches a behaviour to a component's element for as long as it stands in the page. */
export function useBehaviour<Options>(
  ref: RefObject<HTMLElement | null>,
  behaviour: Behaviour<Options>,
  options?: Options,
): void {
  useEffect(() => (ref.current ? behaviour(ref.current, options) : undefined), [ref, behaviour, options]);
}
