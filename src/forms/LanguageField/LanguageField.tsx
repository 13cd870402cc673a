import { usePageLanguage } from '../../components/pageLanguage';
import { languageField } from '../../domain/formGuard';

/** Says with a form that is sent without JavaScript in which language its page is; English is not said. */
export function LanguageField() {
  const language = usePageLanguage();
  return language === 'en' ? null : <input type="hidden" name={languageField} value={language} />;
}
