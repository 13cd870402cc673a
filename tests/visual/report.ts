import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { storyIndex } from '../support/storybook/storyIndex';
import { causesOf, changedFiles } from './importGraph.js';
import { storyOf } from './keptPictures.js';

/** The three pictures of a story that differs on one screen. */
interface Differing {
  /** `desktop` or `phone`, and the variant: `desktop, dark`. */
  mode: string;
  /** Addresses of the pictures in the report, by kind. */
  pictures: Partial<Record<'expected' | 'actual' | 'diff', string>>;
}

/** Findings about one story, or of a test that is about no story. */
interface Finding {
  id: string;
  differing: Differing[];
  /** Messages of axe, the console, the play function or the page. */
  messages: string[];
}

const folder = 'visual-report';
const kinds = ['expected', 'actual', 'diff'] as const;
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${String(sign.charCodeAt(0))};`);
// Escape sequences for colours in Playwright's messages.
const plain = (text: string) => text.replaceAll(new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g'), '');

/** Writes `visual-report/index.html`: differences by component and by cause, thumbnails first; and `summary.md`. */
export default class VisualReport implements Reporter {
  private readonly groups = new Map<string, Finding[]>();

  /** Records the findings of a failed test. */
  onTestEnd(test: TestCase, { status, attachments, errors }: TestResult): void {
    const group = this.groups.get(test.title) ?? [];
    this.groups.delete(test.title);
    if (status === 'passed' || status === 'skipped') return;
    const of = (id: string): Finding => {
      const known = group.find((finding) => finding.id === id);
      if (known) return known;
      const finding = { id, differing: [], messages: [] };
      group.push(finding);
      return finding;
    };
    for (const { name, path } of attachments) {
      const [, screen, file, kind] = /^(desktop|phone)\/(.*)-(expected|actual|diff)\.png$/.exec(name) ?? [];
      if (screen === undefined || file === undefined || path === undefined) continue;
      const id = storyOf(file);
      const mode = [screen, ...file.split('--').slice(2)].join(', ');
      const { differing } = of(id);
      const shown = differing.find((one) => one.mode === mode) ?? { mode, pictures: {} };
      if (!differing.includes(shown)) differing.push(shown);
      const copy = `pictures/${screen}-${basename(path)}`;
      mkdirSync(join(folder, 'pictures'), { recursive: true });
      copyFileSync(path, join(folder, copy));
      shown.pictures[kind as (typeof kinds)[number]] = copy;
    }
    for (const { message = '' } of errors) {
      const text = plain(message).replace(/^Error: /, '');
      const id = /^[\w-]+--[\w-]+(?=:)/.exec(text)?.[0] ?? test.title;
      if (!text.includes(': its picture')) of(id).messages.push(text);
    }
    this.groups.set(test.title, group);
  }

  /** Writes the report. */
  onEnd(): void {
    mkdirSync(folder, { recursive: true });
    if (this.groups.size === 0) {
      for (const left of ['pictures', 'index.html'])
        rmSync(join(folder, left), { recursive: true, force: true });
      writeFileSync(join(folder, 'summary.md'), 'Every story looks as it did.\n');
      return;
    }
    writeFileSync(join(folder, 'index.html'), this.html());
    writeFileSync(join(folder, 'summary.md'), this.summary());
    process.stdout.write(`\nWhat differs: ${folder}/index.html\n`);
  }

  /**
   * Differences by the changed file that the story imports: files that affect the fewest stories come first, because
   * they are the likeliest cause.
   */
  private causes(): [file: string, titles: string[]][] {
    const changed = changedFiles();
    const causes = new Map<string, string[]>();
    for (const [title, [finding]] of this.groups) {
      const entry = storyIndex().find(({ id }) => id === finding?.id);
      for (const file of entry ? causesOf(entry.importPath, changed) : [])
        causes.set(file, [...(causes.get(file) ?? []), title]);
    }
    return [...causes].sort(([, one], [, other]) => one.length - other.length);
  }

  private summary(): string {
    const lines = [...this.groups].map(([title, findings]) => {
      const pictures = findings.reduce((sum, { differing }) => sum + differing.length, 0);
      const others = findings.reduce((sum, { messages }) => sum + messages.length, 0);
      return `| ${title} | ${String(pictures)} | ${String(others)} |`;
    });
    return [
      '| Component | Pictures that differ | Other findings |',
      '| --- | ---: | ---: |',
      ...lines,
      '',
      'Side by side in the artefact `visual-report`, file `index.html`.',
      '',
    ].join('\n');
  }

  private html(): string {
    const groups = [...this.groups].sort(([a], [b]) => a.localeCompare(b));
    const thumbnails = groups.map(
      ([title, findings]) =>
        `<li><a href="#${escaped(title)}">${escaped(title)}</a><div>${findings
          .flatMap(({ differing }) => differing)
          .map(
            ({ pictures: { diff, actual } }) =>
              `<img src="${escaped(diff ?? actual ?? '')}" alt="" loading="lazy">`,
          )
          .join('')}</div></li>`,
    );
    const causes = this.causes().map(
      ([file, titles]) =>
        `<li><code>${escaped(file)}</code>: ${
          titles.length === groups.length
            ? 'everything here'
            : titles.map((title) => `<a href="#${escaped(title)}">${escaped(title)}</a>`).join(', ')
        }</li>`,
    );
    const sections = groups.map(([title, findings]) => {
      const start = findings[0]?.id.split('--')[0] ?? '';
      return `<section id="${escaped(title)}"><h2>${escaped(title)}</h2>
<p>Accept all of it: <code>npm run test:visual -- --no-build --update ${escaped(start)}</code></p>
${findings.map(story).join('\n')}</section>`;
    });
    return `<!doctype html><html lang="en"><meta charset="utf-8"><title>What differs</title><style>${style}</style>
<h1>What differs</h1><ul class="all">${thumbnails.join('')}</ul>
${causes.length > 0 ? `<h2>By changed file</h2><ul>${causes.join('')}</ul>` : ''}
${sections.join('\n')}
<p><a href="playwright/index.html">All tests, with a slider between two pictures</a></p>`;
  }
}

const style = `body{font:16px/1.5 system-ui,sans-serif;margin:2rem;max-width:1500px}img{border:1px solid #999;max-width:100%}
.all{list-style:none;padding:0;display:grid;grid-template-columns:repeat(auto-fill,minmax(220px,1fr));gap:1rem}
.all img{height:90px;margin:0 4px 4px 0}.three{display:grid;grid-template-columns:repeat(3,1fr);gap:1rem}
figure{margin:0}pre{white-space:pre-wrap;background:#f4f4f4;padding:1rem}section{border-top:2px solid;margin-top:2rem}`;

function story({ id, differing, messages }: Finding): string {
  const rows = differing.map(
    ({ mode, pictures }) =>
      `<h4>${mode}</h4><div class="three">${kinds
        .map((kind) => {
          const file = escaped(pictures[kind] ?? '');
          return `<figure><figcaption>${kind}</figcaption>${file && `<a href="${file}"><img src="${file}" alt="${kind}" loading="lazy"></a>`}</figure>`;
        })
        .join('')}</div>`,
  );
  const accept =
    differing.length > 0
      ? `<p>Accept: <code>npm run test:visual -- --no-build --update ${escaped(id)}</code></p>`
      : '';
  return `<article id="${escaped(id)}"><h3>${escaped(id)}</h3>${accept}${rows.join('')}${messages
    .map((message) => `<pre>${escaped(message)}</pre>`)
    .join('')}</article>`;
}
