import { facts } from '../facts';

/** When somebody who has written hears from us, in Kiswahili: a promise only where the owner has set one. */
export function answerTime(days: number | undefined): string {
  if (days === undefined) return 'Tunajibu kwa simu au barua pepe siku za kazi.';
  return days === 1
    ? 'Tunajibu kwa simu au barua pepe ndani ya siku 1 ya kazi.'
    : `Tunajibu kwa simu au barua pepe ndani ya siku ${String(days)} za kazi.`;
}

/** The same with the owner's setting. */
export const ownAnswerTime = answerTime(facts.answerDays);
