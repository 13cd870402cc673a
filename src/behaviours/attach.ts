/**
 * A behaviour: gives an element of the page what HTML and CSS cannot. Returns how to take it away again.
 * Both the first-load script and the React components attach the same ones; attaching twice is harmless.
 */
export type Behaviour = (element: HTMLElement) => () => void;

/** Elements remember what is attached themselves: first-load script and React bundle may hold separate copies of a module. */
interface Marked extends HTMLElement {
  attached?: Record<string, (() => void) | undefined>;
}

/**
 * Makes a behaviour that attaches to an element once; a second call gives the first one's detach.
 *
 * Attaching reads no geometry: the first-load script may run before anything is laid out, and would have to wait for
 * the whole layout. What a behaviour must know of sizes and places it reads on an event, or when `observeResize` calls.
 *
 * A behaviour that fails to attach is taken away whole and reported once, as an uncaught error. It is never thrown to
 * the caller: in an effect React would replace the page by its error page, which works well without the behaviour.
 * @param attach Gets a signal that is aborted when the behaviour is taken away.
 */
export function defineBehaviour(
  name: string,
  attach: (element: HTMLElement, signal: AbortSignal) => void,
): Behaviour {
  return (element: Marked) => {
    const attached = (element.attached ??= {});
    const standing = attached[name];
    if (standing) return standing;
    const abort = new AbortController();
    const detachOnce = () => {
      // A second call must not take away what was attached afresh in between.
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
