import signWords from '#words/triage/signs.json';
import texts from '#words/firstAid/search.json';
import { fill } from '../../../domain/fill';
import { searchEntries } from '../../searchEntries';
import { searchWords } from '../../searchWords';
import { firstAid } from './firstAid';
import { pathOf, titles } from './titles';

/** What can be seen, by matter: from the descriptions of the pages. */
const signs: Readonly<Record<string, string>> = signWords;

const baby = texts.baby;

/** What the search of first aid finds. */
export const searchIndex = searchEntries(
  firstAid.topics,
  (id) => pathOf(id as keyof typeof titles),
  signs,
  searchWords,
  [
    {
      id: 'choking',
      part: 'baby',
      who: 'baby',
      title: fill(texts.searchIndex.choking, { choking: titles.choking }),
      sign: signs['choking'] ?? '',
      words: baby,
    },
    {
      id: 'notBreathing',
      part: 'baby',
      who: 'baby',
      title: fill(texts.searchIndex.notBreathing, { notBreathing: titles.notBreathing }),
      sign: signs['notBreathing'] ?? '',
      words: baby,
    },
    {
      id: 'notBreathing',
      part: 'child',
      who: 'child',
      title: fill(texts.searchIndex.notBreathing2.title, { notBreathing: titles.notBreathing }),
      sign: signs['notBreathing'] ?? '',
      words: texts.searchIndex.notBreathing2.words,
    },
    {
      id: 'poison',
      part: 'kinds',
      title: fill(texts.searchIndex.poison.title, { poison: titles.poison }),
      sign: texts.searchIndex.poison.sign,
      words: texts.searchIndex.poison.words,
    },
  ],
);
