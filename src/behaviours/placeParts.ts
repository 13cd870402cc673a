import type { SelectorOf } from './contract';
import type { placeData } from './placeContract';

type Selector = SelectorOf<typeof placeData>;

/** Finds the parts of a place finder. @param root Its root. */
export const partsOf = (root: HTMLElement) => ({
  /** The part with a name, which must exist. */
  part: (name: string) => root.querySelector(`[data-part="${name}"]` satisfies Selector) as HTMLElement,
  /** Of the texts for one place in the page, shows the one with a name, or none. @returns The text. */
  choose: (place: string, name: string | undefined): string => {
    const box = root.querySelector(`[data-part="${place}"]` satisfies Selector) as HTMLElement;
    let shownText = '';
    box.hidden = name === undefined;
    for (const words of box.querySelectorAll<HTMLElement>('[data-when]' satisfies Selector)) {
      words.hidden = words.getAttribute('data-when' satisfies (typeof placeData)['when']) !== name;
      if (!words.hidden) shownText += words.textContent;
    }
    return shownText;
  },
});
