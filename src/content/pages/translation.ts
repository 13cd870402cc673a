import words from '#words/translation.json';
import { readPages } from '../reviews';
import type { LegalContent } from '../pageTypes';
import { language } from './language';

/** Pages that a native reader has passed; undefined in English, which is no translation. */
const passed = language === 'en' ? undefined : readPages[language];

/** Said on each page that no native reader has passed. */
export const draft = passed && { note: words.page, readPages: passed };

/** Said at the end of each mail while no native reader has passed the mails. */
export const mailDraft = passed && !passed.includes('mails') ? words.mail : undefined;

/** Said at the stops of a call while its page is a draft. */
export const stopsDraft = passed && !passed.includes('whatHappens') ? words.callStops : undefined;

/** Said above the list of first-aid pages while a clinician has not checked them all. */
export const firstAidDraft = passed && words.firstAid;

/** Stands above a translated legal text: the English text binds, and is at this path. */
export const inEnglish = (path: string): Pick<LegalContent, 'translation'> => ({
  ...(passed && {
    translation: { text: words.legal.text, link: { label: words.legal.read, to: path }, lang: 'en' },
  }),
});
