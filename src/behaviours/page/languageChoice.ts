import { languageOf, type Language } from '../../domain/language';
import { languageKey, wantedLanguage } from '../../domain/languageChoice';

/** Stores a language as the visitor's choice. If storage is off or full nothing is stored. */
export function keepLanguage(language: Language): void {
  try {
    localStorage.setItem(languageKey, language);
  } catch {
    // The links of this page still lead to pages in that language.
  }
}

function keptLanguage(): string | null {
  try {
    return localStorage.getItem(languageKey);
  } catch {
    return null;
  }
}

/** The language in which the visitor probably wants to read. */
export const visitorsLanguage = (): Language =>
  wantedLanguage(keptLanguage(), (navigator as Partial<Navigator>).languages ?? []);

/**
 * Adds the query and the fragment of the current address to the links to the same page in another language. Following one
 * is a choice, which is stored.
 */
export function followLanguageLinks(): void {
  const follow = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]');
    if (!link || link.origin !== origin) return;
    link.search = location.search;
    link.hash = location.hash;
    keepLanguage(languageOf(link.pathname));
  };
  for (const type of ['click', 'auxclick']) document.addEventListener(type, follow, { capture: true });
}
