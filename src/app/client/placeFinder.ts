/** Script of pages with the place finder: it finds the position and composes the message before React has loaded, and offline. */
import type { SelectorOf } from '../../behaviours/contract';
import type { placeData } from '../../behaviours/place/placeContract';
import { attachPlaceFinder } from '../../behaviours/place/placeFinder';

// The same browsers as in `first-load.ts` get more than the plain page.
if ('at' in [])
  for (const root of document.querySelectorAll<HTMLElement>(
    '[data-place]' satisfies SelectorOf<typeof placeData>,
  ))
    attachPlaceFinder(root);
