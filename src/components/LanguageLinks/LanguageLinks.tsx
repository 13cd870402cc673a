import type { Link } from '../../domain/link';
import { ownedByBehaviour } from '../behaviourProps';

/** The same page in another language. */
export interface LanguageLink extends Link {
  /** Its language as HTML names it. The label is its name in that language. */
  lang: string;
}

export interface LanguageLinksProps {
  /** The page in each other language. */
  links: readonly LanguageLink[];
}

/**
 * Leads to the same page in another language. Each is a document of its own, as everything around the page changes as well; a
 * behaviour adds what the address says beyond the path, and remembers the choice.
 */
export function LanguageLinks({ links }: LanguageLinksProps) {
  return links.map(({ label, to, lang }) => (
    <a key={lang} href={to} hrefLang={lang} lang={lang} {...ownedByBehaviour}>
      <span>{label}</span>
    </a>
  ));
}
