import { languageTag, type Language } from '../../domain/language';
import type { VisitorMails } from '../../domain/mailWords';
import { letterHtml } from './letterHtml';
import { indented, oneLine } from './visitorText';

/** A mail to a visitor before it is plain text and a page. */
export interface Letter {
  /** Of the visitor's page. */
  language: Language;
  title: string;
  paragraphs: readonly string[];
  /** Names and values, one a line. */
  facts?: readonly (readonly [label: string, value: string])[];
  /** What the visitor has written, several lines; stands apart from what is ours. */
  written?: string;
  /** After that. */
  closing?: readonly string[];
  /** The one thing to do. */
  button?: { label: string; to: string };
  /** A quiet link below. */
  aside?: { label: string; to: string };
}

/** Paragraphs of plain text, the lines of each together. */
const joined = (paragraphs: readonly (readonly string[])[]) =>
  `${paragraphs
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;

/** An address as plain text shows it. */
const shown = (to: string) => to.replace(/^(?:tel|mailto):/, '');

/** Writes a letter twice: as plain text, and as a page that needs nothing else. */
export function writeLetter(
  letter: Letter,
  { words, colours }: VisitorMails,
): { text: string; html: string } {
  const { language, title, paragraphs, facts = [], written, closing = [], button, aside } = letter;
  const { brand, ways, emergency, notYou, language: spoken } = words[language];
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
    aside ? [aside.label, aside.to] : [],
    [brand],
  ]);
  return { text, html: letterHtml(letter, { ...words[language], lang: languageTag[spoken] }, colours) };
}
