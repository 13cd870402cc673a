import { fill } from './fill';
import { languageTag, type Language } from './language';

/** A text by number: the plural categories of the language, as `Intl.PluralRules` names them. */
export type PluralWords = Readonly<{ other: string } & Partial<Record<Intl.LDMLPluralRule, string>>>;

/** The text for a number, with its placeholders replaced. */
export const plural = (
  language: Language,
  words: PluralWords,
  count: number,
  values: Readonly<Record<string, string | number>> = { count },
): string => fill(words[new Intl.PluralRules(languageTag[language]).select(count)] ?? words.other, values);
