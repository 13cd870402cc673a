import { languageField } from '../domain/formGuard';
import { languageOf } from '../domain/language';

/** The page's language to send with a request: nothing for English, or if there is no document. */
export function sentLanguage(): Partial<Record<typeof languageField, string>> {
  const { location } = globalThis as { location?: Location };
  const language = languageOf(location?.pathname ?? '');
  return language === 'en' ? {} : { [languageField]: language };
}
