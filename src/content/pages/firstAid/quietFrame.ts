import words from '#words/firstAid/quietFrame.json';
import { fill } from '../../../domain/fill';
import type { FirstAidFrame } from '../../firstAidTypes';
import { helplinesChecked } from '../promises';
import { neutralPage } from '../../neutralPage';
import { lastChanged } from '../lastChanged';

const title = words.title;
const label = words.label;

/** Words that the quiet pages share. */
export const quiet: FirstAidFrame['quiet'] = {
  meta: {
    title,
    description: words.quiet.meta.description,
    unbranded: true,
  },
  leave: { label, to: neutralPage },
  speak: words.quiet.speak,
  trace: {
    title: words.quiet.trace.title,
    text: fill(words.quiet.trace.text, { label }),
    items: [
      {
        question: words.quiet.trace.items.clearPageHistory.question,
        answer: [
          fill(words.quiet.trace.items.clearPageHistory.answer.openMenuBrowserThreeDots, { title }),
          words.quiet.trace.items.clearPageHistory.answer.deleteThesePagesOnlySomebody,
          words.quiet.trace.items.clearPageHistory.answer.nextTimeOpenPrivateTab,
        ],
      },
      words.quiet.trace.items.deleteCallSms,
    ],
  },
  note: fill(words.quiet.note, { helplinesChecked, lastChanged: lastChanged('2026-11-27') }),
};
