import type { Link } from '../../domain/link';
import { ownedByBehaviour } from '../behaviourProps';

/** The same page in another language. */
export interface LanguageLink extends Link {
  /** Language code for `lang`. The label is the language's own name. */
  lang: string;
}

export interface LanguageLinksProps {
  /** The page in each other language. */
  links: readonly LanguageLink[];
}

/**
 * Leads to the same page in another language by a full page load, because everything around the page changes as well; a
 * behaviour adds query and hash of the current address, and remembers the choice.
 */
export function LanguageLinks({ links }: LanguageLinksProps) {
  return links.map(({ label, to, lang }) => (
    <a key={lang} href={to} hrefLang={lang} lang={lang} {...ownedByBehaviour}>
      <span>{label}</span>
    </a>
  ));
}
