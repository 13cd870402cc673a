import { fill } from '../../domain/fill';
import { plural, type PluralWords } from '../../domain/plural';
import { language } from './language';

/**
 * The answers at the top of a service page, with the notice that the service needs put into the last one.
 * @param words The sentence for a number of days, and the one without a number.
 * @param days Days of notice that the owner asks for; undefined if none are set.
 */
export function withNotice<Answers extends { now: string }>(
  answers: Answers,
  words: PluralWords & { none: string },
  days: number | undefined,
): Answers {
  const notice = days === undefined ? words.none : plural(language, words, days);
  return { ...answers, now: fill(answers.now, { notice }) };
}
