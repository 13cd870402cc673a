import { facts } from '../facts';

/** When somebody who has written hears from us: a promise only where the owner has set one. */
export function answerTime(days: number | undefined): string {
  if (days === undefined) return 'We answer by phone or email on working days.';
  return `We answer by phone or email within ${String(days)} working ${days === 1 ? 'day' : 'days'}.`;
}

/** The same with the owner's setting. */
export const ownAnswerTime = answerTime(facts.answerDays);
