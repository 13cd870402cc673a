/**
 * A behaviour: gives an element of the page what HTML and CSS cannot. Returns how to take it away again.
 * Both the first-load script and the React components attach the same ones; attaching twice is harmless.
 */
export type Behaviour<Options = undefined> = (element: HTMLElement, options?: Options) => () => void;

/** Elements remember what is attached themselves: first-load script and React bundle may hold separate copies of a module. */
interface Marked extends HTMLElement {
  attached?: Record<string, () => void>;
}

/**
 * Makes a behaviour that attaches to an element once; a second call gives the first one's detach. What React wants
 * to hear from a behaviour therefore comes as an event of the element, not by an option.
 */
export function once<Options = undefined>(
  name: string,
  attach: (element: HTMLElement, options?: Options) => () => void,
): Behaviour<Options> {
  return (element: Marked, options) => {
    const attached = (element.attached ??= {});
    const standing = attached[name];
    if (standing) return standing;
    const detach = attach(element, options);
    const detachOnce = () => {
      // A second call must not take away what was attached afresh in between.
      if (attached[name] !== detachOnce) return;
      Reflect.deleteProperty(attached, name);
      detach();
    };
    return (attached[name] = detachOnce);
  };
}
