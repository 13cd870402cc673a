import { firstAidMaker, quietMaker } from '../../firstAidMaker';
import type { FirstAidFrame } from '../../firstAidTypes';
import { helplinesChecked } from '../../helplines';
import { otherNumbers } from '../otherNumbers';
import { lastChanged } from '../lastChanged';
import { callLink } from '../links';
import { dateLocale } from '../locale';
import { quiet } from './quietFrame';
import { reviews } from './reviews';
import { sources } from './sources';
import { callNote, titles } from './titles';

/** Words that all first-aid pages share. */
export const firstAidFrame: FirstAidFrame = {
  call: callLink,
  callNote,
  variantsLabel: 'Who is it?',
  phone: {
    id: 'phone',
    title: 'Nobody answers?',
    numbers: otherNumbers,
    items: [
      {
        text: 'Nobody comes? Take any car to the nearest open hospital. A second person watches the breathing.',
        from: [sources.callers],
      },
      {
        text: 'In Maps, “emergency centre near me” lists public hospitals.',
        from: [sources.hospitals],
      },
      { text: 'It gets worse, or you have moved? Call again.', from: [sources.callers] },
      { text: `These numbers: ${helplinesChecked}.`, from: [sources.numbers] },
    ],
  },
  foot: {
    title: 'Where these words come from',
    unreviewed: 'Our own clinician has not yet checked these words.',
    reviewed: 'Checked by {name}, {role}, on {date}. Next check: {next}.',
    locale: dateLocale,
    note: `This page does not replace a doctor. Print it and put it on the wall. ${lastChanged('2026-11-26')}`,
  },
  quiet,
};

/** A first-aid page of its words: with the title, the lists in their order, the sources and what all pages share. */
export const firstAidTopic = firstAidMaker({
  language: 'en',
  frame: firstAidFrame,
  titles,
  headings: { steps: 'What to do', call: 'Call at once if', never: 'Do not' },
  share: { label: 'Share on WhatsApp', before: 'First aid' },
  reviews,
});

/** A quiet page of its words. */
export const quietTopic = quietMaker(firstAidTopic, firstAidFrame);
