import { languageTag } from '../../domain/language';
import type { VisitorMails } from '../../domain/mailWords';
import { letterHtml, type Letter } from './letterHtml';
import { indented, oneLine } from '../words/visitorText';

/** Paragraphs of plain text, each from its lines. */
const joined = (paragraphs: readonly (readonly string[])[]) =>
  `${paragraphs
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;

/** An address as shown in plain text. */
const shown = (to: string) => to.replace(/^(?:tel|mailto):/, '');

/** Renders a letter as plain text and as self-contained HTML. */
export function writeLetter(
  letter: Letter,
  { words, colours }: VisitorMails,
): { text: string; html: string } {
  const { language, title, paragraphs, facts = [], written, closing = [], button, aside } = letter;
  const { brand, ways, emergency, notYou, draft, language: pageLanguage } = words[language];
  const text = joined([
    [title],
    ...paragraphs.map((one) => [one]),
    facts.map(([label, value]) => `${label}: ${oneLine(value)}`),
    written === undefined ? [] : [indented(written)],
    ...closing.map((one) => [one]),
    button ? [`${button.label}:`, button.to] : [],
    [emergency],
    [
      `${ways.title}:`,
      ...ways.links.map(
        ({ label, to }) =>
          `- ${label}${label.includes(shown(to)) || to.startsWith('tel:') ? '' : `: ${shown(to)}`}`,
      ),
    ],
    [notYou],
    draft === undefined ? [] : [draft],
    aside ? [aside.label, aside.to] : [],
    [brand],
  ]);
  return { text, html: letterHtml(letter, { ...words[language], lang: languageTag[pageLanguage] }, colours) };
}
