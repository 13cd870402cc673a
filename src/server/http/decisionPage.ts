import { html, raw } from 'hono/html';
import type { StoredReview } from '../store/Store';
import { explainSuspicion } from '../suspicion';
import { pagePolicy } from './contentSecurityPolicy';

/** Content of a page for staff. All of it is text: `html` escapes markup. */
export interface DecisionPage {
  /** Name of the site. */
  siteName: string;
  heading: string;
  /** The review to decide about. */
  review?: StoredReview;
  /** One string per paragraph. */
  sentences: readonly string[];
  /** Commands to type on the server, one per line. */
  commands?: readonly string[];
  /** The only button and what it posts. */
  form?: { action: string; fields: Readonly<Record<string, string>>; button: string };
}

// The reader's colour scheme, light or dark.
const style = `<style>:root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;max-width:40rem;margin:0 auto;padding:1rem}
h1{font-size:1.5rem;line-height:1.25}dt{font-weight:600}dd{margin:0 0 .5rem}dd,blockquote,code{overflow-wrap:anywhere}
blockquote{margin:1rem 0;padding:.5rem 1rem;border-inline-start:.25rem solid;white-space:pre-wrap}
button{font:inherit;font-weight:600;min-height:3rem;padding:.5rem 1.5rem;cursor:pointer}</style>`;

/** The page's Content-Security-Policy. It does not depend on visitors' text. */
export const decisionPagePolicy = pagePolicy({ connectTo: [] })(`<head>${style}</head>`);

function reviewHtml(review: StoredReview) {
  const { name, title, rating, createdAt, text } = review;
  const suspicion = explainSuspicion(review);
  const facts = [
    ['Name', name],
    ['Title', title],
    ['Rating', rating === undefined ? 'no stars' : `${String(rating)} of 5 stars`],
    ['Received', timeOf(createdAt)],
    ...(suspicion === undefined ? [] : [['Looks like a machine’s', suspicion]]),
  ];
  const list = facts.map(
    ([label, value]) =>
      html`<dt>${label}</dt>
        <dd><bdi>${value}</bdi></dd>`,
  );
  return html`<dl>${list}</dl>
    <blockquote dir="auto">${text}</blockquote>`;
}

function formHtml({ action, fields, button }: NonNullable<DecisionPage['form']>) {
  const inputs = Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );
  return html`<form method="post" action="${action}">${inputs}<button>${button}</button></form>`;
}

/** Formats a time: `21 November 2026 at 21:05 UTC`. @param iso ISO 8601. */
export function timeOf(iso: string): string {
  const time = new Date(iso);
  const day = time.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  return `${day} at ${time.toISOString().slice(11, 16)} UTC`;
}

/** The page as self-contained HTML. */
export function decisionPageHtml({
  siteName,
  heading,
  review,
  sentences,
  commands = [],
  form,
}: DecisionPage) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${heading} – ${siteName}</title>
        ${raw(style)}
      </head>
      <body>
        <main>
          <p>${siteName}</p>
          <h1>${heading}</h1>
          ${review && reviewHtml(review)} ${sentences.map((sentence) => html`<p>${sentence}</p>`)}
          ${commands.map((command) => html`<p><code>${command}</code></p>`)} ${form && formHtml(form)}
        </main>
      </body>
    </html>`;
}
