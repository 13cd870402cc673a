import type { StoredReview } from '../store/Store';
import { explainSuspicion } from '../suspicion';

/** What a page for staff says. All of it is text: what could be markup is escaped. */
export interface DecisionPage {
  /** Name of the site. */
  siteName: string;
  heading: string;
  /** The review that it is about. */
  review?: StoredReview;
  /** One paragraph each. */
  sentences: readonly string[];
  /** What to type at the desk, each a line of its own. */
  commands?: readonly string[];
  /** The one button and what it posts. */
  form?: { action: string; fields: Readonly<Record<string, string>>; button: string };
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (char) => entities[char] ?? char);

// The reader's own colours, light or dark.
const style = `:root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;max-width:40rem;margin:0 auto;padding:1rem}
h1{font-size:1.5rem;line-height:1.25}dt{font-weight:600}dd{margin:0 0 .5rem}dd,blockquote,code{overflow-wrap:anywhere}
blockquote{margin:1rem 0;padding:.5rem 1rem;border-inline-start:.25rem solid;white-space:pre-wrap}
button{font:inherit;font-weight:600;min-height:3rem;padding:.5rem 1.5rem;cursor:pointer}`;

function reviewHtml({ name, title, rating, createdAt, suspicion, text }: StoredReview): string {
  const facts: [string, string][] = [
    ['Name', name],
    ['Title', title],
    ['Rating', rating === undefined ? 'no stars' : `${String(rating)} of 5 stars`],
    ['Received', timeOf(createdAt)],
    ...(suspicion ? [['Looks like a machine’s', explainSuspicion(suspicion)] as [string, string]] : []),
  ];
  const list = facts
    .map(([label, value]) => `<dt>${label}</dt><dd><bdi>${escaped(value)}</bdi></dd>`)
    .join('');
  return `<dl>${list}</dl><blockquote dir="auto">${escaped(text)}</blockquote>`;
}

function formHtml({ action, fields, button }: NonNullable<DecisionPage['form']>): string {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
  );
  return `<form method="post" action="${escaped(action)}">${inputs.join('')}<button>${escaped(button)}</button></form>`;
}

/** A time for people: `21 November 2026 at 21:05 UTC`. @param iso ISO 8601. */
export function timeOf(iso: string): string {
  const time = new Date(iso);
  const day = time.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  return `${day} at ${time.toISOString().slice(11, 16)} UTC`;
}

/** The page as HTML that needs nothing else. */
export function decisionPageHtml(page: DecisionPage): string {
  const { siteName, heading, review, sentences, commands = [], form } = page;
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escaped(heading)} – ${escaped(siteName)}</title><style>${style}</style></head><body><main>`,
    `<p>${escaped(siteName)}</p><h1>${escaped(heading)}</h1>`,
    review ? reviewHtml(review) : '',
    ...sentences.map((sentence) => `<p>${escaped(sentence)}</p>`),
    ...commands.map((command) => `<p><code>${escaped(command)}</code></p>`),
    form ? formHtml(form) : '',
    '</main></body></html>',
  ].join('\n');
}
