import { daysFrom } from '../../domain/dates';
import { dateLocale } from './locale';

/** When the words in Kiswahili were last changed, as the English ones say it. */
export const lastChanged = (day: string): string =>
  `Mabadiliko ya mwisho: ${daysFrom([day], day, dateLocale).join('')}.`;

/** Stands above the legal texts in Kiswahili. */
export const englishBinds =
  'Hii ni tafsiri ya Kiswahili. Maandishi ya Kiingereza ndiyo yenye nguvu ya kisheria.';
