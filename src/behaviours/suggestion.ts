import { languageTag, pathIn, type Language } from '../domain/language';
import { color, size, space, type } from '../theme/tokens';
import { keepLanguage } from './languageChoice';

/** Words of the line. */
interface SuggestionWords {
  /** Leads to the page in the language. */
  read: string;
  /** Puts the line away for good. */
  close: string;
}

/**
 * Offers the page in another language: one quiet line under the header, in that language, outside what React takes over. Read or put
 * away, it does not come again.
 * @returns The line.
 */
export function suggestion(language: Language, { read, close }: SuggestionWords): HTMLElement {
  const line = document.createElement('aside');
  line.lang = languageTag[language];
  // The line takes the room that every page leaves for its header.
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
  document.body.prepend(line);
  return line;
}
