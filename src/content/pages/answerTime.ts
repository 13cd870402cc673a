import words from '#words/answerTime.json';
import { fill } from '../../domain/fill';
import { facts } from '../facts';

/** When somebody who has written hears from us: a promise only where the owner has set one. */
export function answerTime(days: number | undefined): string {
  if (days === undefined) return words.answerPhoneEmailWorkingDays;
  return days === 1 ? words.answerPhoneEmailWithin1 : fill(words.answerPhoneEmailWithinWorking, { days });
}

/** The same with the owner's setting. */
export const ownAnswerTime = answerTime(facts.answerDays);
