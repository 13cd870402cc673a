import words from '#words/privacyPolicy.json';
import type { Facts } from '../../config/facts';
import { daysFrom } from '../../domain/dates';
import { fill } from '../../domain/fill';
import { dateLocale } from './locale';

/** Whether a lawyer has passed the legal texts: until the owner says so they are drafts. */
export function legalStatus({ legalCheck }: Pick<Facts, 'legalCheck'>): string {
  if (!legalCheck) return words.status.draft;
  const { by, day } = legalCheck;
  return fill(words.status.passed, { by, day: daysFrom([day], day, dateLocale).join('') });
}
