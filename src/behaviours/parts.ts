import type { CaseOf, PartNames, PartOf, SelectorOf, partData } from './contract';

type Selector = SelectorOf<typeof partData>;

/**
 * Finds what a component has marked by names, which both take from one contract.
 * @param root Everything is inside it.
 * @throws If the HTML lacks a name that is asked for.
 */
export function partsOf<Names extends PartNames>(root: ParentNode) {
  const find = <Found extends Element>(selector: Selector): Found => {
    const found = root.querySelector<Found>(selector);
    if (!found) throw Error(`No ${selector}`);
    return found;
  };
  return {
    /** The part with a name. */
    part: <Name extends PartOf<Names>>(name: Name) =>
      find<Names['parts'][Name]>(`[data-part="${name}"]` satisfies Selector),
    /** All parts with a name. */
    all: <Name extends PartOf<Names>>(name: Name) =>
      root.querySelectorAll<Names['parts'][Name]>(`[data-part="${name}"]` satisfies Selector),
    /** The text of a case. */
    textOf: (name: CaseOf<Names>): string => find(`[data-when="${name}"]` satisfies Selector).textContent,
  };
}
