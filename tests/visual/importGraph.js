/**
 * Which stories a change affects, according to the imports. Used by `npm run test:visual -- --changed` and for the
 * causes in the report.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const imported = /(?:\bfrom|\bimport|\bimport\.meta\.glob(?:<[^>]*>)?)\s*\(?\s*'([^']+)'/g;
const endings = ['', '.ts', '.tsx', '.js', '/index.ts'];
/** Files that affect every story although none imports them. */
const everywhere =
  /^(?:\.storybook\/(?:main|preview|manager)|package-lock\.json|vite\.config\.ts|tests\/visual\/picture)/;
/** Drawings are virtual modules, drawn from everything in this folder. */
const drawings = 'src/media/';

/** @type {Map<string, string[]>} */
const known = new Map();

/**
 * @param {string} file Path relative to the project's root.
 * @returns {string[]} Files, or prefixes of paths, that it imports directly.
 */
function importsOf(file) {
  const found = known.get(file);
  if (found) return found;
  // Type imports do not exist at run time.
  const text = readFileSync(join(root, file), 'utf8').replace(/^(?:im|ex)port type [^;]*;/gm, '');
  const paths = [...text.matchAll(imported)].flatMap(([, target = '']) => {
    if (target.startsWith('virtual:picture')) return [drawings];
    if (!target.startsWith('.')) return [];
    const path = join(root, dirname(file), target.replace(/\?.*$/, ''));
    // A glob pattern stands for the folder in which it searches.
    if (path.includes('*')) return [relative(root, path.slice(0, path.indexOf('*')))];
    const ending = endings.find((one) => existsSync(path + one) && statSync(path + one).isFile());
    return ending === undefined ? [] : [relative(root, path + ending)];
  });
  known.set(file, paths);
  return paths;
}

/**
 * @param {string} file Path relative to the project's root.
 * @returns {Set<string>} The file and all of its direct and indirect imports.
 */
function reach(file) {
  const reached = new Set([file]);
  for (const one of reached) {
    if (!/\.(?:[jt]sx?|mdx)$/.test(one)) continue;
    for (const next of importsOf(one)) reached.add(next);
  }
  return reached;
}

/**
 * @param {string[]} words Arguments of git.
 * @returns {string[]} The lines of its output; empty if it fails.
 */
function git(...words) {
  try {
    const answer = execFileSync('git', words, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return answer.split('\n').filter(Boolean);
  } catch {
    return [];
  }
}

/** @returns {string[]} Files that differ from the main branch, committed or not. */
export function changedFiles() {
  const [base = 'HEAD'] = ['origin/main', 'main'].flatMap((branch) => git('merge-base', 'HEAD', branch));
  return [
    ...git('diff', '--name-only', '--relative', base),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
}

/**
 * @param {string} importPath File of a story or documentation page, as in Storybook's index.
 * @param {readonly string[]} changed Files that have changed.
 * @returns {string[]} Those that affect it.
 */
export function causesOf(importPath, changed) {
  const files = new Set([...reach(importPath.replace(/^\.\//, '')), ...reach('.storybook/preview.tsx')]);
  const folders = [...files].filter((file) => file.endsWith('/'));
  return changed.filter(
    (file) => everywhere.test(file) || files.has(file) || folders.some((folder) => file.startsWith(folder)),
  );
}
