import type { SelectorOf } from './contract';
import type { placeData } from './placeContract';

type Selector = SelectorOf<typeof placeData>;

/** Finds the parts of a place finder. @param root Its root. */
export const partsOf = (root: HTMLElement) => ({
  /** The part of a name; it is there. */
  part: (name: string) => root.querySelector(`[data-part="${name}"]` satisfies Selector) as HTMLElement,
  /** Shows, of the words that are said in one place, those for a name; none where it has none. @returns them. */
  choose: (place: string, name: string | undefined): string => {
    const box = root.querySelector(`[data-part="${place}"]` satisfies Selector) as HTMLElement;
    let said = '';
    box.hidden = name === undefined;
    for (const words of box.querySelectorAll<HTMLElement>('[data-when]' satisfies Selector)) {
      words.hidden = words.getAttribute('data-when' satisfies (typeof placeData)['when']) !== name;
      if (!words.hidden) said += words.textContent;
    }
    return said;
  },
});
