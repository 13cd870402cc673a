import { byLanguage } from '../../content/byLanguage';
import { titles } from '../../content/en/firstAid/titles';
import type { FirstAidPageId, Reviews } from '../../content/firstAidTypes';
import { languageFiles } from '../../content/languages';
import { languages } from '../../domain/language';

/** The checks that have taken place, in each language that has first aid. */
const reviews = byLanguage(
  import.meta.glob<Reviews>('../../content/*/firstAid/reviews.ts', { eager: true, import: 'reviews' }),
);

/** More pages than these are counted, not named: the list for the clinician in Storybook has them all. */
const mostNamed = 10;

/**
 * Tells the owner which first-aid pages no clinician has checked, and which are to be checked again.
 * @param now Time from which a check is due.
 * @param given The checks that have taken place.
 * @returns A line for each language and kind; none where all pages are checked.
 */
export function reviewsDue(now: Date, given = reviews): string[] {
  const today = now.toISOString().slice(0, 10);
  const ids = Object.keys(titles) as FirstAidPageId[];
  return languages.flatMap((language) => {
    const done = given[language];
    if (!done) return [];
    const { name } = languageFiles[language];
    const missing = ids.filter((id) => !done[id]);
    const again = ids.flatMap((id) => {
      const day = done[id]?.nextReviewOn;
      return day !== undefined && day <= today ? [`${id} (since ${day})`] : [];
    });
    const named = missing.length > mostNamed ? '' : `: ${missing.join(', ')}`;
    return [
      ...(missing.length > 0
        ? [
            `First aid in ${name}: no clinician has checked ${String(missing.length)} of ${String(ids.length)} pages${named}.`,
          ]
        : []),
      ...(again.length > 0 ? [`First aid in ${name}: to be checked again: ${again.join(', ')}.`] : []),
    ];
  });
}
