import { languageTag, type Language } from '../domain/language';
import type { Picture } from './picture';

/**
 * The words of a picture in a language; where it has none the English ones, which say that they are English.
 * @param own The words in other languages.
 */
export function toldIn(
  language: Language,
  english: string,
  own: Readonly<Partial<Record<Language, string>>>,
): Pick<Picture, 'alt' | 'altLang'> {
  if (language === 'en') return { alt: english };
  const alt = own[language];
  return alt === undefined ? { alt: english, altLang: languageTag.en } : { alt };
}
