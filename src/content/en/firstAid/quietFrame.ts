import type { FirstAidFrame } from '../../firstAidTypes';
import { helplinesChecked } from '../../helplines';
import { neutralPage } from '../../neutralPage';
import { lastChanged } from '../lastChanged';

const title = 'Help and advice';
const label = 'Leave this page now';

/** Words that the quiet pages share. */
export const quiet: FirstAidFrame['quiet'] = {
  meta: {
    title,
    description: 'Numbers to call, and advice in a few short steps, for you or for somebody near you.',
    unbranded: true,
  },
  leave: { label, to: neutralPage },
  speak: 'Speak only if it is safe.',
  trace: {
    title: 'Somebody looks at your phone?',
    text: `“${label}” puts another page in place of this one; so does the Esc key. It does not clear the history, calls or messages.`,
    items: [
      {
        question: 'Clear this page from the history',
        answer: [
          `Open the menu of your browser (three dots, or the O of Opera), then “History”. Delete each “${title}”.`,
          'Delete these pages only: somebody may notice an empty history.',
          'Next time, open a private tab (“incognito”). It keeps no history.',
        ],
      },
      {
        question: 'Delete a call or an SMS',
        answer: [
          'A call: open the phone app, then “Recents”. Press the call until a menu opens, then “Delete”.',
          'An SMS or a WhatsApp message: press it until a menu opens, then “Delete”.',
          'A phone bill may still list the call.',
        ],
      },
    ],
  },
  note: `This page does not replace a doctor. The numbers: ${helplinesChecked}. ${lastChanged('2026-11-26')}`,
};
