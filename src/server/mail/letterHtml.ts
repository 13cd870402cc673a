import { html, raw } from 'hono/html';
import type { Language } from '../../domain/language';
import type { MailWords, VisitorMails } from '../../domain/mailWords';
import { indented, oneLine } from '../words/visitorText';

/** An e-mail to a visitor, from which plain text and HTML are made. */
export interface Letter {
  /** Language of the visitor's page. */
  language: Language;
  title: string;
  paragraphs: readonly string[];
  /** Labels and values, one per line. */
  facts?: readonly (readonly [label: string, value: string])[];
  /** The visitor's own text, several lines; set apart from ours. */
  written?: string;
  /** Paragraphs after that. */
  closing?: readonly string[];
  /** The main action. */
  button?: { label: string; to: string };
  /** A secondary link below. */
  aside?: { label: string; to: string };
}

type Colours = VisitorMails['colours'];
type Colour = keyof Colours['light'];

const families = "system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Classes for dark mode in mail programs: name, property and colour. */
const themedClasses = [
  ['page', 'background-color', 'page'],
  ['sheet', 'background-color', 'surface'],
  ['text', 'color', 'text'],
  ['soft', 'color', 'soft'],
  ['title', 'color', 'heading'],
  ['link', 'color', 'link'],
  ['button', 'background-color', 'button'],
  ['button', 'color', 'onButton'],
  ['line', 'border-color', 'line'],
  ['head', 'background-color', 'head'],
  ['head', 'color', 'onHead'],
  ['head', 'border-color', 'edge'],
] as const satisfies readonly (readonly [string, string, Colour])[];

// Only `!important` overrides a `style` attribute, and many mail programs support no other styles.
const darkStyles = (colours: Colours) =>
  `@media (prefers-color-scheme: dark){${themedClasses
    .map(([name, property, colour]) => `.${name}{${property}:${colours.dark[colour]}!important}`)
    .join('')}}`;

/** HTML for mail programs: inline styles, no pictures, nothing to load, and every value escaped. */
export function letterHtml(
  { title, paragraphs, facts = [], written, closing = [], button, aside }: Letter,
  { lang, brand, ways, emergency, notYou, draft }: MailWords & { lang: string },
  colours: Colours,
): string {
  const { page, surface, text, soft, heading, link, button: fill, onButton, line } = colours.light;
  const { head, onHead, edge } = colours.light;
  const body = `margin:0 0 16px;color:${text};font:16px/1.5 ${families}`;
  const quiet = `margin:0 0 12px;color:${soft};font:14px/1.5 ${families}`;
  const linked = `color:${link};overflow-wrap:anywhere`;
  const p = (words: string) => html`<p class="text" style="${body}">${words}</p>`;
  const fact = ([label, value]: readonly [string, string]) =>
    html`<tr>
      <th
        class="soft"
        scope="row"
        align="left"
        style="padding:4px 16px 4px 0;vertical-align:top;color:${soft};font:14px/24px ${families}"
      >
        ${label}
      </th>
      <td class="text" style="padding:4px 0;vertical-align:top;color:${text};font:600 16px/24px ${families}">
        ${oneLine(value)}
      </td>
    </tr>`;
  const parts = [
    ...paragraphs.map(p),
    facts.length === 0
      ? ''
      : html`<table cellpadding="0" cellspacing="0" style="margin:0 0 16px;border-collapse:collapse">
          ${facts.map(fact)}
        </table>`,
    written === undefined
      ? ''
      : html`<pre
          class="text line"
          style="${body};padding:0 0 0 16px;border-left:4px solid ${line};white-space:pre-wrap;overflow-wrap:anywhere"
        >
${indented(written).replace(/^ {4}/gm, '')}</pre>`,
    ...closing.map(p),
    button
      ? html`<p style="margin:24px 0">
          <a
            class="button"
            href="${button.to}"
            style="display:inline-block;padding:12px 24px;border-radius:8px;background-color:${fill};color:${onButton};font:600 16px/1.5 ${families};text-decoration:none"
            >${button.label}</a
          >
        </p>`
      : '',
  ];
  const contactItem = ({ label, to }: MailWords['ways']['links'][number]) =>
    html`<li style="margin:0 0 4px"><a class="link" href="${to}" style="${linked}">${label}</a></li>`;
  const fullHtml = html`<!doctype html>
    <html lang="${lang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <style>
          ${raw(darkStyles(colours))}
        </style>
      </head>
      <body class="page" style="margin:0;background-color:${page}">
        <div class="page" style="padding:16px;background-color:${page}">
          <div
            class="sheet line"
            style="max-width:560px;margin:0 auto;border:1px solid ${line};border-radius:8px;overflow:hidden;background-color:${surface}"
          >
            <p
              class="head"
              style="margin:0;padding:12px 24px;border-bottom:3px solid ${edge};background-color:${head};color:${onHead};font:600 16px/1.5 ${families}"
            >
              ${brand}
            </p>
            <div style="padding:24px 24px 12px">
              <h1 class="title" style="margin:0 0 16px;color:${heading};font:600 22px/1.3 ${families}">
                ${title}
              </h1>
              ${parts}
              <p class="text" style="${body};font-weight:600">${emergency}</p>
              <h2 class="title" style="margin:24px 0 8px;color:${heading};font:600 16px/1.5 ${families}">
                ${ways.title}
              </h2>
              <ul
                class="text"
                style="margin:0 0 16px;padding-left:20px;color:${text};font:16px/1.5 ${families}"
              >
                ${ways.links.map(contactItem)}
              </ul>
              <p class="soft" style="${quiet}">${notYou}</p>
              ${draft === undefined ? '' : html`<p class="soft" style="${quiet}">${draft}</p>`}
              ${aside ? html`<p class="soft" style="${quiet}">${aside.label} <a class="link" href="${aside.to}" style="${linked}">${aside.to.replace(/\?.*/, '')}</a></p>` : ''}
            </div>
          </div>
        </div>
      </body>
    </html>`;
  if (fullHtml instanceof Promise) throw new Error('A letter waits for nothing');
  return fullHtml.toString();
}
