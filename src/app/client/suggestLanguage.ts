import { keepLanguage } from '../../behaviours/languageChoice';
import type { SuggestionWords } from '../../content/types';
import { pathIn, languageTag, type Language } from '../../domain/language';
import { color, size, space, type } from '../../theme/tokens';

/**
 * Offers the page in another language: a quiet line below the header, in that language, outside the element that React
 * hydrates. Once read or closed, it does not appear again.
 */
function suggestion(language: Language, { read, close }: SuggestionWords): HTMLElement {
  const line = document.createElement('aside');
  line.lang = languageTag[language];
  // The line fills the space that every page reserves for its header.
  Object.assign(line.style, {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    alignItems: 'center',
    columnGap: `${String(space.m)}px`,
    marginBlockEnd: `calc(-1*${size.header})`,
    paddingBlockStart: size.header,
    paddingInline: size.gutter,
    backgroundColor: color.surfaceStrong,
    fontSize: type.small.fontSize,
  });
  const target = { display: 'inline-flex', alignItems: 'center', minHeight: '44px', font: 'inherit' };

  const link = document.createElement('a');
  link.href = pathIn(language, location.pathname);
  link.hreflang = language;
  link.textContent = read;
  Object.assign(link.style, target, { fontWeight: '600' });

  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = close;
  Object.assign(button.style, target, {
    border: '0',
    background: 'none',
    color: color.link,
    textDecoration: 'underline',
    cursor: 'pointer',
  });
  button.addEventListener('click', () => {
    keepLanguage('en');
    line.remove();
  });

  line.append(link, button);
  return line;
}

/** Whether the page exists in a language: the language switch has a link to it. */
function existsIn(language: Language): boolean {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')];
  const path = pathIn(language, location.pathname);
  return links.some((link) => link.hreflang === language && link.pathname === path);
}

/** Offers the page in another language. Its words are only loaded for visitors who may want it. */
export async function suggestLanguage(language: Language): Promise<void> {
  if (!existsIn(language)) return;
  const words = (await import(`../../content/${language}/suggestion.ts`)) as { suggestion: SuggestionWords };
  document.body.prepend(suggestion(language, words.suggestion));
}
