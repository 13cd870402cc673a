import { languageTag } from '../../../domain/language';
import words from '#words/firstAid/frame.json';
import { language } from '../language';
import { fill } from '../../../domain/fill';
import { firstAidMaker, quietMaker } from '../../firstAidMaker';
import type { FirstAidFrame } from '../../firstAidTypes';
import { helplinesChecked } from '../promises';
import { otherNumbers } from '../otherNumbers';
import { lastChanged } from '../lastChanged';
import { callLink } from '../links';
import { dateLocale } from '../locale';
import { quiet } from './quietFrame';
import { reviews } from './reviews';
import { sources } from './sources';
import { callNote, titles } from './titles';

const phone: FirstAidFrame['phone'] = {
  id: 'phone',
  title: words.firstAidFrame.phone.title,
  numbers: otherNumbers,
  items: [
    { text: words.firstAidFrame.phone.items.nobodyComesTakeAnyCar, from: [sources.callers] },
    { text: words.firstAidFrame.phone.items.mapsEmergencyCentreNearMe, from: [sources.hospitals] },
    { text: words.firstAidFrame.phone.items.getsWorseHaveMovedCall, from: [sources.callers] },
    {
      text: fill(words.firstAidFrame.phone.items.theseNumbers, { helplinesChecked }),
      from: [sources.numbers],
    },
  ],
};

/** Words that all first-aid pages share. */
export const firstAidFrame: FirstAidFrame = {
  call: callLink,
  callNote,
  variantsLabel: words.firstAidFrame.variantsLabel,
  phone,
  // The ambulance lines alone: nobody calls the police about a nosebleed.
  phoneOfClinic: {
    ...phone,
    numbers: otherNumbers.filter(({ number }) => number !== '999' && number !== '112'),
    items: [phone.items[0], phone.items[3]].filter((item) => item !== undefined),
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
