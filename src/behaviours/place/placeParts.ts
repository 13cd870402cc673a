import type { PartOf, SelectorOf, partData } from '../contract';
import { partsOf } from '../parts';
import type { PlaceNames } from './placeContract';

/** The parts of a place finder. @param root Its root. */
export function placeParts(root: HTMLElement) {
  const parts = partsOf<PlaceNames>(root);
  return {
    ...parts,
    /** Of the texts in a part, shows those of one case, or none. @returns The text. */
    choose: <Place extends keyof PlaceNames['cases'] & PartOf<PlaceNames>>(
      place: Place,
      name: PlaceNames['cases'][Place] | undefined,
    ): string => {
      const box = parts.part(place);
      let shownText = '';
      box.hidden = name === undefined;
      for (const words of box.querySelectorAll<HTMLElement>(
        '[data-when]' satisfies SelectorOf<typeof partData>,
      )) {
        words.hidden = words.getAttribute('data-when' satisfies (typeof partData)['when']) !== name;
        if (!words.hidden) shownText += words.textContent;
      }
      return shownText;
    },
  };
}
