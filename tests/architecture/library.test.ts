import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import axe from 'axe-core';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { components, gaps } from '../support/library';
import { parse, type Source } from '../support/sources';

const parts = [
  '## When to use it',
  '## When not to use it',
  '## Anatomy',
  '## Accessibility',
  '## Words',
  '<Reference />',
];
const pages = components()
  .map(({ tier, name }) => ({
    name,
    stories: [`stories/${tier}/${name}.stories.tsx`, `stories/${tier}/${name}.behaviour.stories.tsx`],
    path: `stories/${tier}/${name}.mdx`,
  }))
  .filter(({ path }) => existsSync(path));

/** The proof of each statement in a page's contract, by name. */
function holdersOf(path: string): string[] {
  const found = readFileSync(path, 'utf8').matchAll(/<Must\s+held="([^"]*)"/g);
  return [...found].flatMap(([, held = '']) => held.split(',').map((name) => name.trim()));
}

/** Names of the stories with an assertion. */
function assertingStories(source: Source): string[] {
  return parse(source).statements.flatMap((node) => {
    if (!ts.isVariableStatement(node)) return [];
    return node.declarationList.declarations
      .filter((declaration) => /\bplay\b/.test(declaration.getText()))
      .map((declaration) => declaration.name.getText());
  });
}

const rules = new Set(axe.getRules().map(({ ruleId }) => ruleId));

function exists(holder: string, stories: readonly string[]): boolean {
  const [kind, rule] = holder.split(' ');
  if (kind === 'axe') return rules.has(rule ?? '');
  return holder.startsWith('tests/') ? existsSync(holder) : stories.includes(holder);
}

describe('the documentation', () => {
  const texts = readdirSync('stories', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => ({ path: join('stories', name), text: readFileSync(join('stories', name), 'utf8') }));

  test.each(texts)('$path takes its code from files, which compile', ({ path, text }) => {
    expect(text.match(/^```(?:tsx?|jsx?)$/gm)).toBeNull();
    const taken = [...text.matchAll(/from '([^']+)\?raw'/g)].map(([, name = '']) =>
      join(dirname(path), name),
    );
    expect(taken.filter((name) => !existsSync(name))).toEqual([]);
  });
});

describe('links of the documentation', () => {
  const idOf = (title: string) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '');
  const all = readdirSync('stories', { recursive: true, encoding: 'utf8' }).map((name) =>
    join('stories', name),
  );
  const ids = new Set(
    all.flatMap((path) => {
      const tier = path.split('/')[1] ?? '';
      const own = /\/(\w+)\.stories\.tsx$/.exec(path)?.[1];
      if (own !== undefined) return [idOf(`${tier}/${own}`)];
      const title = path.endsWith('.mdx') && /<Meta title="([^"]+)"/.exec(readFileSync(path, 'utf8'))?.[1];
      return title ? [idOf(`${tier}/${title}`)] : [];
    }),
  );

  test('lead to pages that exist', () => {
    const dead = all
      .filter((path) => /\.(?:mdx|tsx)$/.test(path))
      .flatMap((path) => {
        const text = readFileSync(path, 'utf8');
        const found = text.matchAll(/\?path=\/docs\/([a-z0-9-]+)--docs|\bpage\('([^']+)'/g);
        return [...found]
          .map(([, inText, inTable]) => inText ?? inTable ?? '')
          .filter((id) => !ids.has(id))
          .map((id) => `${path}: ${id}`);
      });
    expect(dead).toEqual([]);
  });
});

describe('the component library', () => {
  test('lacks nothing', () => {
    expect(gaps()).toEqual({ withoutStory: [], withoutDocs: [], withoutDescription: [] });
  });

  test.each(pages)('$path has the name of its component', ({ path, name }) => {
    const title = /^# (.+)$/m.exec(readFileSync(path, 'utf8'))?.[1] ?? '';
    expect(title.replace(/ /g, '').toLowerCase()).toBe(name.toLowerCase());
  });

  test.each(pages)('$path has every part', ({ path }) => {
    const text = readFileSync(path, 'utf8');
    const places = parts.map((part) => text.indexOf(part));
    expect(parts.filter((_, at) => places[at] === -1)).toEqual([]);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  test.each(pages)('$path leads to the components that it names as alternatives', ({ path, name }) => {
    const text = readFileSync(path, 'utf8');
    const [when = ''] = /^## When to use it$[^]*?(?=^## Anatomy)/m.exec(text) ?? [];
    const named = when.match(/(?<![[`\w/])[A-Z]\w+(?![\w\]`])/g) ?? [];
    const others = pages.map((page) => page.name).filter((other) => other !== name);
    expect(named.filter((word) => others.includes(word))).toEqual([]);
  });

  test.each(pages)('$path has its parts numbered on a drawing, if there are several', ({ path }) => {
    const text = readFileSync(path, 'utf8');
    const [anatomy = ''] = /^## Anatomy$[^]*?(?=^## )/m.exec(text) ?? [];
    const listed = anatomy.match(/^\d+\. /gm) ?? [];
    const [, drawn = ''] = /<Anatomy\s[^>]*?\bparts=\{\[([^]*?)\]\}/.exec(anatomy) ?? [];
    const numbered = [...drawn.matchAll(/'[^']*'/g)].map(([selector]) => selector);
    expect(numbered).toHaveLength(listed.length > 1 ? listed.length : numbered.length);
    expect(listed.length > 1 ? numbered.filter((selector) => selector !== "''") : ['']).not.toEqual([]);
  });

  test.each(pages)('$path has a playground: a story whose args can be changed', ({ path, stories }) => {
    const text = readFileSync(stories[0] ?? '', 'utf8');
    const [meta = '', ...parts] = text.split(/^export const /m);
    const written = parts.filter((part) => /^\w+: Story\b/.test(part));
    const story = written.find((part) => part.startsWith('Playground')) ?? written[0] ?? '';
    expect(readFileSync(path, 'utf8')).toContain('<Reference />');
    expect(`${meta}${story}`).toMatch(/\bargs: \S/);
    // Parts that do not depend on the args do not respond to Controls.
    expect(story).not.toMatch(/render: \(\) =>/);
  });

  test.each(pages)('$path holds what it promises', ({ path, stories }) => {
    const holders = holdersOf(path);
    expect(holders).not.toEqual([]);
    const asserting = stories
      .filter((file) => existsSync(file))
      .flatMap((file) => assertingStories({ path: file, text: readFileSync(file, 'utf8') }));
    expect(holders.filter((holder) => !exists(holder, asserting))).toEqual([]);
  });
});
