/**
 * A behaviour adds to an element what HTML and CSS cannot do. Returns a function that detaches it. The first-load script
 * and the React components attach the same behaviours; attaching twice is harmless.
 */
export type Behaviour = (element: HTMLElement) => () => void;

/**
 * Attached behaviours are stored on the element, because first-load script and React bundle may contain separate copies of
 * a module.
 */
export interface Marked extends HTMLElement {
  attached?: Record<string, (() => void) | undefined>;
}

/**
 * Makes a behaviour that attaches to an element only once; a second call returns the first one's detach function.
 *
 * Attaching reads no geometry: the first-load script may run before the first layout, and would force one. A behaviour
 * reads sizes and positions in an event handler, or when `observeResize` calls.
 *
 * A behaviour that fails to attach is detached completely and reported once, as an uncaught error. The error is never
 * thrown to the caller: in an effect React would replace the page with its error page, although the page works well without
 * the behaviour.
 * @param attach Receives a signal that is aborted when the behaviour is detached.
 */
export function defineBehaviour(
  name: string,
  attach: (element: HTMLElement, signal: AbortSignal) => void,
): Behaviour {
  return (element: Marked) => {
    const attached = (element.attached ??= {});
    const existing = attached[name];
    if (existing) return existing;
    const abort = new AbortController();
    const detachOnce = () => {
      // A stale detach function must not remove a later attachment.
      if (attached[name] !== detachOnce) return;
      attached[name] = undefined;
      abort.abort();
    };
    attached[name] = detachOnce;
    try {
      attach(element, abort.signal);
    } catch (error) {
      abort.abort();
      setTimeout(() => {
        throw error;
      });
    }
    return detachOnce;
  };
}
