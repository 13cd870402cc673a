/** What the component library lacks, for the program (tests/library.js) and for the test (tests/architecture/library.test.ts). */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Folders of src in which each folder is a component with a story and a documentation page. */
export const componentTiers = /** @type {const} */ (['components', 'forms', 'sections', 'layouts']);

/**
 * @typedef {{ tier: string, name: string, source: string }} Component
 * @typedef {{ withoutStory: string[], withoutDocs: string[], withoutDescription: string[] }} Gaps
 */

/**
 * @param {string} folder Path from the project's top.
 * @returns {import('node:fs').Dirent[]} What lies in it.
 */
const entries = (folder) => readdirSync(join(root, folder), { withFileTypes: true });

/** @returns {Component[]} Every component: `src/<tier>/<Name>/<Name>.tsx`, and the fields that forms share. */
export function components() {
  const inFolders = componentTiers.flatMap((tier) =>
    entries(`src/${tier}`)
      .filter((entry) => entry.isDirectory() && entry.name !== 'fields')
      .map(({ name }) => ({ tier, name, source: `src/${tier}/${name}/${name}.tsx` })),
  );
  const fields = entries('src/forms/fields').filter(({ name }) => name.endsWith('.tsx'));
  return inFolders.concat(
    fields.map((file) => ({
      tier: /** @type {const} */ ('forms'),
      name: file.name.replace('.tsx', ''),
      source: `src/forms/fields/${file.name}`,
    })),
  );
}

/**
 * @param {string} path Path of a source file from the project's top.
 * @returns {string[]} Members of its exported interfaces that have no doc comment.
 */
function undocumented(path) {
  const file = ts.createSourceFile(
    path,
    readFileSync(join(root, path), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  return file.statements.flatMap((node) => {
    if (!ts.isInterfaceDeclaration(node)) return [];
    if (!node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
    return node.members
      .filter((member) => ts.getJSDocCommentsAndTags(member).length === 0)
      .map((member) => `${path}: ${node.name.text}.${member.name?.getText() ?? '(no name)'}`);
  });
}

/** @returns {Gaps} Components without a story, without a documentation page, and props without a description. */
export function gaps() {
  const all = components();
  /** @param {string} ending */
  const without = (ending) =>
    all
      .map(({ tier, name }) => `stories/${tier}/${name}.${ending}`)
      .filter((path) => !existsSync(join(root, path)));
  const sources = new Set(
    all.flatMap(({ source }) => {
      const folder = source.slice(0, source.lastIndexOf('/'));
      return entries(folder)
        .filter(({ name }) => /\.tsx?$/.test(name))
        .map(({ name }) => `${folder}/${name}`);
    }),
  );
  return {
    withoutStory: without('stories.tsx'),
    withoutDocs: without('mdx'),
    withoutDescription: [...sources].flatMap(undocumented),
  };
}
