import { Marked } from 'marked';
import { withClaims } from '../../content/claimsTable';
import { deskPaths } from '../../domain/deskPages';
import { escapeHtml } from '../render/escapeHtml';

/** The owner's guides in the order in which they are read, each with the id of its page in the Storybook. */
const guides = {
  'the-desk': 'docs-the-desk',
  owners: 'docs-guide-for-owners',
  'empty-server': 'docs-from-an-empty-server-to-a-running-site',
  upgrade: 'docs-upgrade-and-go-back',
  'watching-and-keeping': 'docs-watching-and-keeping',
} as const;
type GuideName = keyof typeof guides;

/** Names of the guides: those of their files. */
export const guideNames = Object.keys(guides) as GuideName[];

const texts = import.meta.glob<string>('../../content/guides/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Address of a guide at the desk. */
export const guidePath = (name: string) => `${deskPaths.guides}/${name}`;

/** Leads links between pages of the Storybook to the guides here; the other pages exist only there. */
const markdown = new Marked({
  gfm: true,
  renderer: {
    link({ href, tokens }) {
      const label = this.parser.parseInline(tokens);
      const id = /^\?path=\/docs\/([\w-]+)--docs(#.*)?$/.exec(href)?.[1];
      if (id === undefined) return `<a href="${href}">${label}</a>`;
      const guide = guideNames.find((name) => guides[name] === id);
      return guide === undefined ? label : `<a href="${guidePath(guide)}">${label}</a>`;
    },
    // Commands and tables scroll by themselves if they are too wide; the focus lets a keyboard scroll them.
    code: ({ text }) => `<pre tabindex="0"><code>${escapeHtml(text)}</code></pre>`,
    table(token) {
      const row = (cells: typeof token.header, tag: 'td' | 'th') =>
        `<tr>${cells.map(({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`).join('')}</tr>`;
      const body = token.rows.map((cells) => row(cells, 'td')).join('');
      return `<div tabindex="0"><table><thead>${row(token.header, 'th')}</thead><tbody>${body}</tbody></table></div>`;
    },
  },
});

/** A guide as HTML, with its heading as text. @param name One of {@link guideNames}. */
export function guideOf(name: string): { title: string; html: string } {
  const text = withClaims(texts[`../../content/guides/${name}.md`] ?? '');
  const [, title = name] = /^# (.+)\n/.exec(text) ?? [];
  return { title, html: markdown.parse(text.replace(/^# .+\n/, ''), { async: false }) };
}
