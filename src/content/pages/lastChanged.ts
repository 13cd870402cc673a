import words from '#words/lastChanged.json';
import { fill } from '../../domain/fill';
import { daysFrom } from '../../domain/dates';
import { dateLocale } from './locale';

/** When the words of a page were last changed. `tests/content/lastChanged.test.ts` fails where they change and the day does not. */
export const lastChanged = (day: string): string =>
  fill(words.changed, { day: daysFrom([day], day, dateLocale).join('') });
