import { titles } from '../../content/pages/firstAid/titles';
import type { FirstAidPageId } from '../../content/firstAidTypes';
import { languageFiles } from '../../content/languages';
import { firstAidReviews as reviews } from '../../content/reviews';
import { dayInNairobi } from '../../domain/dates';
import { languages } from '../../domain/language';

/**
 * Maximum number of pages that are named; if there are more, they are counted: the list for the clinician in Storybook
 * has them all.
 */
const maxNamed = 10;

/**
 * Tells the owner which first-aid pages have not been checked by a clinician, and which are due for another check.
 * @param now Time at which a check is due.
 * @param completed The completed checks.
 * @returns One line per language and kind; empty if all pages are checked.
 */
export function reviewsDue(now: Date, completed = reviews): string[] {
  const today = dayInNairobi(now);
  const ids = Object.keys(titles) as FirstAidPageId[];
  return languages.flatMap((language) => {
    const done = completed[language];
    const { name } = languageFiles[language];
    const missing = ids.filter((id) => !done[id]);
    const again = ids.flatMap((id) => {
      const day = done[id]?.nextReviewOn;
      return day !== undefined && day <= today ? [`${id} (since ${day})`] : [];
    });
    const named = missing.length > maxNamed ? '' : `: ${missing.join(', ')}`;
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
