import { loadFragment, partFrom } from '../../behaviours/page/fragment';
import { attachLanguageOffer } from '../../behaviours/page/languageOffer';
import { pathIn, type Language } from '../../domain/language';
import { offerFile } from '../../domain/languageChoice';

/** Whether the page exists in a language: the language switch has a link to it. */
function existsIn(language: Language): boolean {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')];
  const path = pathIn(language, location.pathname);
  return links.some((link) => link.hreflang === language && link.pathname === path);
}

/** Offers the page in another language, outside the element that React hydrates. Few visitors need it, so it is fetched for them. */
export async function suggestLanguage(language: Language): Promise<void> {
  if (!existsIn(language)) return;
  const offer = partFrom(await loadFragment(offerFile(language)));
  for (const link of offer.querySelectorAll('a')) link.href = pathIn(language, location.pathname);
  attachLanguageOffer(offer);
  document.body.prepend(offer);
}
