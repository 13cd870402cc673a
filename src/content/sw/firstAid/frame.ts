import { languageTag } from '../../../domain/language';
import { sources } from '../../en/firstAid/sources';
import { firstAidMaker, quietMaker } from '../../firstAidMaker';
import type { FirstAidFrame } from '../../firstAidTypes';
import { otherNumbers } from '../otherNumbers';
import { lastChanged } from '../lastChanged';
import { callLink } from '../links';
import { dateLocale } from '../locale';
import { quiet } from './quietFrame';
import { reviews } from './reviews';
import { callNote, titles } from './titles';

/** Words that all first-aid pages in Kiswahili share. */
export const firstAidFrame: FirstAidFrame = {
  call: callLink,
  callNote,
  variantsLabel: 'Ni nani?',
  phone: {
    id: 'phone',
    title: 'Hawajibu simu?',
    numbers: otherNumbers,
    items: [
      {
        text: 'Hakuna anayekuja? Tumieni gari lolote hadi hospitali ya karibu iliyo wazi. Mtu wa pili aangalie kama anapumua.',
        from: [sources.callers],
      },
      {
        text: 'Katika Maps, “emergency centre near me” huonyesha hospitali za umma.',
        from: [sources.hospitals],
      },
      {
        text: 'Hali inakuwa mbaya zaidi, au mmeenda mahali pengine? Piga simu tena.',
        from: [sources.callers],
      },
      {
        text: 'Nambari hizi zilikaguliwa tarehe 22 Novemba 2026, lakini hazikupigwa.',
        from: [sources.numbers],
      },
    ],
  },
  foot: {
    title: 'Maneno haya yametoka wapi',
    namesLang: languageTag.en,
    unreviewed: 'Rasimu: mhudumu wa afya anayezungumza Kiswahili bado hajayakagua maneno haya.',
    reviewed: 'Yamekaguliwa na {name}, {role}, tarehe {date}. Ukaguzi ujao: {next}.',
    locale: dateLocale,
    note: `Ukurasa huu hauchukui nafasi ya daktari. Uchapishe, uubandike ukutani. ${lastChanged('2026-11-26')}`,
  },
  quiet,
};

/** A first-aid page in Kiswahili of its words: with the title, the lists in their order, and what all pages share. */
export const firstAidTopic = firstAidMaker({
  language: 'sw',
  frame: firstAidFrame,
  titles,
  headings: { steps: 'Fanya hivi', call: 'Piga simu sasa hivi kama', never: 'Usifanye' },
  share: { label: 'Tuma kwa WhatsApp', before: 'Huduma ya kwanza' },
  reviews,
});

/** A quiet page in Kiswahili of its words. */
export const quietTopic = quietMaker(firstAidTopic, firstAidFrame);
