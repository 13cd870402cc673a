import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { importsOf, isExported, parse, sources, type Source } from '../support/sources';

const all = sources('src');
const maxPageLines = 60;
const maxFileLines = 200;
const lines = ({ text }: Source) => text.trimEnd().split('\n').length;
const paths = (found: readonly Source[]) => found.map(({ path }) => path);

describe('src', () => {
  test('has no barrels', () => {
    const reexports = (source: Source) => parse(source).statements.some(ts.isExportDeclaration);
    expect(paths(all.filter((source) => /\/index\.[jt]sx?$/.test(source.path) || reexports(source)))).toEqual(
      [],
    );
  });

  test('has small files', () => {
    // Content, drawings and tokens are lists: their length is not complexity.
    const code = all.filter(({ path }) => !/^src\/(?:content|media|theme\/generated)\//.test(path));
    expect(
      code
        .filter((source) => lines(source) > maxFileLines)
        .map((source) => `${source.path}: ${lines(source)}`),
    ).toEqual([]);
  });

  test('keeps one level of folders in a tier', () => {
    const flat = /^src\/(?:components|sections|layouts|forms)\//;
    expect(paths(all.filter(({ path }) => flat.test(path) && path.split('/').length > 4))).toEqual([]);
  });
});

describe('pages', () => {
  const pages = sources('src/pages').filter(({ path }) => path.endsWith('.tsx'));

  test.each(pages)('$path is thin', (page) => {
    expect(lines(page)).toBeLessThanOrEqual(maxPageLines);
    expect(page.text).not.toMatch(
      /\b(?:styled|useState|useReducer|useEffect|useLayoutEffect|fetch|sx=|style=|className=)\b/,
    );
    expect(importsOf(page).filter((name) => /\/theme\/|^@emotion|\.styles$/.test(name))).toEqual([]);
  });
});

describe('props, and other exported types', () => {
  const undocumented = (source: Source) => {
    const found: string[] = [];
    for (const node of parse(source).statements) {
      if (!ts.isInterfaceDeclaration(node) || !isExported(node)) continue;
      for (const member of node.members) {
        if (ts.getJSDocCommentsAndTags(member).length === 0) {
          found.push(`${source.path}: ${node.name.text}.${member.name?.getText() ?? '(no name)'}`);
        }
      }
    }
    return found;
  };

  test('have a doc comment each', () => {
    const folders = ['components', 'forms', 'sections', 'layouts'];
    expect(folders.flatMap((tier) => sources(`src/${tier}`)).flatMap(undocumented)).toEqual([]);
  });
});

describe('stories', () => {
  const stories = sources('stories').filter(({ path }) => path.endsWith('.stories.tsx'));
  const exportsOf = (source: Source) =>
    parse(source).statements.filter(
      (node): node is ts.VariableStatement =>
        ts.isVariableStatement(node) &&
        (node.modifiers ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword),
    );

  test('take their title from their place', () => {
    expect(paths(stories.filter(({ text }) => /^\s{2}title:|\bmeta = \{\s*title:/m.test(text)))).toEqual([]);
  });

  test('are written in one dialect', () => {
    expect(paths(stories.filter(({ text }) => !/satisfies Meta\b/.test(text)))).toEqual([]);
  });

  test('say in a comment what they show', () => {
    const silent = stories.flatMap((source) =>
      exportsOf(source)
        .filter((node) => ts.getJSDocCommentsAndTags(node).length === 0)
        .map((node) => `${source.path}: ${node.declarationList.declarations[0]?.name.getText() ?? ''}`),
    );
    expect(silent).toEqual([]);
  });

  const proofs = stories.filter(({ path }) => path.endsWith('.behaviour.stories.tsx'));
  const states = stories.filter((source) => !proofs.includes(source));

  test('prove behaviour in files of their own, which the sidebar, the docs and the pictures leave out', () => {
    const names = new Set(paths(states));
    const alone = proofs.filter(({ path }) => !names.has(path.replace('.behaviour.', '.')));
    expect(paths(alone)).toEqual([]);
    const meta = /const meta = \{\n {2}\.\.\.states,\n {2}tags: \['!dev', '!autodocs', 'behaviour'\],\n/;
    expect(paths(proofs.filter(({ text }) => !meta.test(text)))).toEqual([]);
    expect(paths(states.filter(({ text }) => /'(?:!dev|!autodocs|behaviour)'/.test(text)))).toEqual([]);
  });

  test('say that they are played, where it takes a play to see them on a documentation page', () => {
    const acts = /\buserEvent\b|\bfireEvent\b|\.focus\(|\bgoOffline\b|\bscrollTo\b|\bfollowOnPage\b/;
    const framed = /layout: 'fullscreen'|inline: false/;
    const seen = /'played'|\b(?:viewport|textSize|motion)\b|onPhone/;
    const still = states
      .filter(({ text }) => !framed.test(text))
      .flatMap((source) =>
        exportsOf(source)
          .filter((node) => acts.test(node.getText()) && !seen.test(node.getText()))
          .map((node) => `${source.path}: ${node.declarationList.declarations[0]?.name.getText() ?? ''}`),
      );
    expect(still).toEqual([]);
  });

  test('leave nothing out', () => {
    expect(
      paths(stories.filter(({ text }) => /['"]!test['"]|test:\s*['"](?:off|todo)['"]/.test(text))),
    ).toEqual([]);
  });
});
