import { suggestion } from '../../behaviours/suggestion';
import type { SuggestionWords } from '../../content/types';
import type { Language } from '../../domain/language';

/** Offers the page in a language, in its words: they are fetched by those alone who may want them. */
export async function suggestLanguage(language: Language): Promise<void> {
  const words = (await import(`../../content/${language}/suggestion.ts`)) as { suggestion: SuggestionWords };
  suggestion(language, words.suggestion);
}
