/** The package's own package.json, generated from the project's. */
import { readFileSync } from 'node:fs';

/**
 * @typedef {Readonly<Record<string, string>>} Ranges
 * @typedef {{ name: string, version: string, description: string, license: string, engines: Ranges, dependencies: Ranges,
 *   devDependencies: Ranges }} Project
 */

/** Reads the Design Tokens of a brand; only a project with its own brand needs it. */
const brandReader = '@terrazzo/parser';

/** @param {string} path */
const read = (path) => /** @type {unknown} */ (JSON.parse(readFileSync(path, 'utf8')));

/**
 * @param {readonly string[]} entries Names of the entries that are modules.
 * @param {Iterable<string>} needed npm packages that the entries except that of the forms import.
 * @param {Iterable<string>} ofForms npm packages that the entry of the forms imports.
 */
export function manifest(entries, needed, ofForms) {
  const { name, version, description, license, engines, dependencies, devDependencies } =
    /** @type {Project} */ (read('package.json'));
  const { peerDependencies } = /** @type {{ peerDependencies: Ranges }} */ (
    read('node_modules/@mui/material/package.json')
  );
  const always = new Set([
    ...needed,
    ...Object.keys(peerDependencies).filter((peer) => peer in dependencies),
  ]);
  const optional = [...new Set([...ofForms, brandReader])].filter((peer) => !always.has(peer));
  const peers = [...always, ...optional].sort().map((peer) => {
    const installed = dependencies[peer] ?? devDependencies[peer];
    if (installed === undefined)
      throw new Error(`The package imports ${peer}, which is no dependency of the project.`);
    return /** @type {[string, string]} */ ([peer, `^${installed}`]);
  });
  const modules = Object.fromEntries(
    entries.map((entry) => [`./${entry}`, { types: `./${entry}.d.ts`, default: `./${entry}.js` }]),
  );
  return {
    ...{ name, version, description, license, engines },
    type: 'module',
    sideEffects: ['*.css'],
    bin: { 'library-brand': './brand/brandTool.js' },
    exports: {
      ...modules,
      './tokens.json': './tokens.json',
      './tokens.css': './tokens.css',
      './package.json': './package.json',
    },
    peerDependencies: Object.fromEntries(peers),
    peerDependenciesMeta: Object.fromEntries(optional.map((peer) => [peer, { optional: true }])),
  };
}
