import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Hears an event that a behaviour gives on its element; always calls the newest handler. */
export function useElementEvent<Detail>(
  ref: RefObject<HTMLElement | null>,
  name: string,
  handler: (event: CustomEvent<Detail>) => void,
): void {
  const newest = useRef(handler);
  useLayoutEffect(() => {
    newest.current = handler;
  });
  useLayoutEffect(() => {
    const element = ref.current;
    const listener = (event: Event) => {
      newest.current(event as CustomEvent<Detail>);
    };
    element?.addEventListener(name, listener);
    return () => element?.removeEventListener(name, listener);
  }, [ref, name]);
}
