import { languageTag, type Language } from '../domain/language';
import type { Picture } from './picture';

/**
 * The alternative text of a picture in a language; if there is none, the English one with its language.
 * @param translations The texts in other languages.
 */
export function altText(
  language: Language,
  english: string,
  translations: Readonly<Partial<Record<Language, string>>>,
): Pick<Picture, 'alt' | 'altLang'> {
  if (language === 'en') return { alt: english };
  const alt = translations[language];
  return alt === undefined ? { alt: english, altLang: languageTag.en } : { alt };
}
