import words from '#words/answerTime.json';
import { plural } from '../../domain/plural';
import { facts } from '../facts';
import { language } from './language';

/** When somebody who has written hears from us: a promise only where the owner has set one. */
export function answerTime(days: number | undefined): string {
  return days === undefined ? words.anyTime : plural(language, words.within, days, { days });
}

/** The same with the owner's setting. */
export const ownAnswerTime = answerTime(facts.answerDays);
