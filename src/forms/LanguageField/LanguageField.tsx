import { usePageLanguage } from '../../components/pageLanguage';
import { languageField } from '../../domain/formGuard';

/** Hidden field with the page's language, for a form sent without JavaScript; left out for English, the default. */
export function LanguageField() {
  const language = usePageLanguage();
  return language === 'en' ? null : <input type="hidden" name={languageField} value={language} />;
}
