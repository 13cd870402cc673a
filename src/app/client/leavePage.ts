/** Script of the quiet pages: their link leaves the page without a trace in Back, before React and without loading anything. */
import { attachLeavePage } from '../../behaviours/page/leavePage';
import type { leaveData } from '../../behaviours/page/leaveContract';
import type { SelectorOf } from '../../behaviours/contract';

// The same browsers as in `first-load.ts` get more than the plain page.
if ('at' in [])
  for (const link of document.querySelectorAll<HTMLElement>(
    '[data-leave]' satisfies SelectorOf<typeof leaveData>,
  ))
    attachLeavePage(link);
