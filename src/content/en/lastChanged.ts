import { daysFrom } from '../../domain/dates';
import { dateLocale } from './locale';

/** When the words of a page were last changed. `tests/content/lastChanged.test.ts` fails where they change and the day does not. */
export const lastChanged = (day: string): string =>
  `Last changed on ${daysFrom([day], day, dateLocale).join('')}.`;
