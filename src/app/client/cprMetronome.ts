/** Script of pages with the CPR metronome: it works before React and starts without loading anything else. */
import { attachCprMetronome } from '../../behaviours/beat/cprMetronome';
import type { SelectorOf } from '../../behaviours/contract';
import type { metronomeData } from '../../behaviours/beat/cprContract';

// The same browsers as in `first-load.ts` get more than the plain page.
if ('at' in [])
  for (const root of document.querySelectorAll<HTMLElement>(
    '[data-metronome]' satisfies SelectorOf<typeof metronomeData>,
  ))
    attachCprMetronome(root);
