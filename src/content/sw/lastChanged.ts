import { daysFrom } from '../../domain/dates';
import type { LegalContent } from '../pageTypes';
import { dateLocale } from './locale';

/** When the words in Kiswahili were last changed, as the English ones say it. */
export const lastChanged = (day: string): string =>
  `Mabadiliko ya mwisho: ${daysFrom([day], day, dateLocale).join('')}.`;

/** Stands above a legal text in Kiswahili: the English text binds, and is at this path. */
export const inEnglish = (path: string): NonNullable<LegalContent['translation']> => ({
  text: 'Hii ni tafsiri ya Kiswahili. Maandishi ya Kiingereza ndiyo yenye nguvu ya kisheria.',
  link: { label: 'Soma kwa Kiingereza', to: path },
  lang: 'en',
});
