import { languageTag } from '../../../domain/language';
import words from '#words/firstAid/frame.json';
import { language } from '../language';
import { fill } from '../../../domain/fill';
import { firstAidMaker, quietMaker } from '../../firstAidMaker';
import type { FirstAidFrame, Statement } from '../../firstAidTypes';
import { helplinesChecked } from '../promises';
import { otherNumbers } from '../otherNumbers';
import { lastChanged } from '../lastChanged';
import { callLink } from '../links';
import { dateLocale } from '../locale';
import { quiet } from './quietFrame';
import { reviews } from './reviews';
import { sources } from './sources';
import { callNote, titles } from './titles';

const { title, items } = words.firstAidFrame.phone;
const anyCar: Statement = { text: items.nobodyComesTakeAnyCar, from: [sources.callers] };
const checked: Statement = { text: fill(items.theseNumbers, { helplinesChecked }), from: [sources.numbers] };

/** Words that all first-aid pages share. */
export const firstAidFrame: FirstAidFrame = {
  call: callLink,
  callNote,
  variantsLabel: words.firstAidFrame.variantsLabel,
  phone: {
    id: 'phone',
    title,
    numbers: otherNumbers,
    items: [
      anyCar,
      { text: items.mapsEmergencyCentreNearMe, from: [sources.hospitals] },
      { text: items.getsWorseHaveMovedCall, from: [sources.callers] },
      checked,
    ],
  },
  phoneOfClinic: {
    id: 'phone',
    title,
    // The ambulance lines alone: the police have no clinic.
    numbers: otherNumbers.filter(({ number }) => number !== '999' && number !== '112'),
    items: [anyCar, checked],
  },
  check: words.firstAidFrame.check,
  foot: {
    title: words.firstAidFrame.foot.title,
    ...(language !== 'en' && { namesLang: languageTag.en }),
    note: fill(words.firstAidFrame.foot.note, { lastChanged: lastChanged('2026-11-27') }),
  },
  quiet,
};

/** A first-aid page of its words: with the title, the lists in their order, the sources and what all pages share. */
export const firstAidTopic = firstAidMaker({
  language,
  frame: firstAidFrame,
  titles,
  headings: words.firstAidTopic.headings,
  share: words.firstAidTopic.share,
  reviews,
  locale: dateLocale,
});

/** A quiet page of its words. */
export const quietTopic = quietMaker(firstAidTopic, firstAidFrame);
