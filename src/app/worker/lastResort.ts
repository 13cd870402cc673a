import { byLanguage } from '../../content/byLanguage';
import english from '../../content/words/en/lastWords.json';
import { fill } from '../../domain/fill';
import { languageTag, type Language } from '../../domain/language';

const words = byLanguage(
  import.meta.glob<typeof english>('../../content/words/*/lastWords.json', {
    eager: true,
    import: 'default',
  }),
);

/** The page without a network and without kept pages: only the number, in place of the browser's own error page. */
export function lastResort(language: Language, phone: { href: string; display: string }): Response {
  const { title, call } = words[language] ?? english;
  const link = `<a href="${phone.href}">${fill(call, { number: phone.display })}</a>`;
  return new Response(
    `<!doctype html><html lang="${languageTag[language]}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1><p>${link}`,
    { status: 503, headers: { 'Content-Type': 'text/html; charset=utf-8' } },
  );
}
