import { languageOf, type Language } from '../domain/language';
import { languageKey, wantedLanguage } from '../domain/languageChoice';

/** Keeps a language as the visitor's choice. Storage may be off or full: then nothing is kept. */
export function keepLanguage(language: Language): void {
  try {
    localStorage.setItem(languageKey, language);
  } catch {
    // The choice holds for the pages that the links of this one lead to.
  }
}

function keptLanguage(): string | null {
  try {
    return localStorage.getItem(languageKey);
  } catch {
    return null;
  }
}

/** The language in which the visitor may want to read. */
export const visitorsLanguage = (): Language => wantedLanguage(keptLanguage(), navigator.languages);

/**
 * Links to the same page in another language lead to what the address says beyond the path as well: what was asked for, and the part
 * of the page. Following one is a choice, which is kept.
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
