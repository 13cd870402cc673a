import words from '#words/counties.json';
import type { Facts } from '../../config/facts';
import { counties as allCounties, type County } from '../../domain/counties';
import { countiesPage, countyPath } from '../../domain/countyPath';
import { pathIn } from '../../domain/language';
import { plural } from '../../domain/plural';
import type { CountiesContent } from '../countyTypes';
import { facts as ownFacts } from '../facts';
import { callLink, whatsappSaying, whereAmILink } from './links';
import { language } from './language';
import { dateLocale } from './locale';
import { otherNumbers } from './otherNumbers';
import serviceWords from '#words/serviceParts.json';

const listed = new Intl.ListFormat(dateLocale, { type: 'conjunction' });

/** Id of the part that says how to ask. */
const askId = 'ask';

/** Leads to how to ask about a county without a page. */
export const askPath = `${pathIn(language, countiesPage)}#${askId}`;

/** The places where ambulances stand by, in a sentence; nothing where the owner has set none. */
export const basesIn = ({ bases }: Facts): string[] =>
  bases.length === 0
    ? []
    : [plural(language, serviceWords.where.bases, bases.length, { bases: listed.format(bases) })];

function finderFrom(facts: Facts): NonNullable<CountiesContent['finder']> {
  const { search, signs } = words;
  const served = new Set<County>(facts.counties);
  return {
    title: words.title,
    lead: words.lead,
    search: { ...search, ask: { ...search.ask, to: `#${askId}` } },
    counties: allCounties
      .toSorted((one, other) => one.localeCompare(other, 'en'))
      .map((name) => ({
        name,
        ...(served.has(name) && { to: pathIn(language, countyPath(name)) }),
      })),
    listTitle: words.listTitle,
    marked: words.marked,
    signs: [
      {
        kind: 'here',
        text: plural(language, signs.here, served.size, { counties: listed.format(served) }),
      },
      ...basesIn(facts).map((text) => ({ kind: 'base' as const, text })),
      ...(served.size < allCounties.length ? [{ kind: 'ask' as const, text: signs.ask }] : []),
    ],
  };
}

/** The page from what the owner has set: the map with the counties, or how to ask alone. */
export function countiesFrom(facts: Facts): CountiesContent {
  const { ask } = words;
  const alone = facts.counties.length === 0;
  return {
    meta: words.meta,
    title: words.title,
    finder: alone ? undefined : finderFrom(facts),
    ask: {
      title: alone ? words.title : ask.title,
      answer: alone ? ask.answerAlone : ask.answer,
      steps: Object.values(ask.steps),
      where: whereAmILink,
      message: ask.message,
      chat: whatsappSaying(ask.message.text),
      call: callLink,
      others: { title: ask.others, lines: otherNumbers },
      caption: ask.caption,
      alone,
    },
  };
}

/** To which counties crews come, by the owner's settings. */
export const counties: CountiesContent = countiesFrom(ownFacts);
