import { languageField } from '../domain/formGuard';
import { languageOf } from '../domain/language';

/** What is sent along of the page's language: nothing where that is English, or where there is no page. */
export function pageLanguage(): Partial<Record<typeof languageField, string>> {
  const { location } = globalThis as { location?: Location };
  const language = languageOf(location?.pathname ?? '');
  return language === 'en' ? {} : { [languageField]: language };
}
