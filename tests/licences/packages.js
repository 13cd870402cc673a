/**
 * The licences of the packages that the lockfile names, and which of them are right. A licence is right where it asks for
 * nothing but to be named; what asks for more has its reason here.
 */
import { existsSync, readFileSync } from 'node:fs';

/** SPDX names of licences that ask for nothing but to be named, or not even that. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
  'Zlib',
]);

/**
 * Packages whose licence asks for more, and why they may be used all the same: none is part of what is sent to visitors.
 * @type {readonly { name: RegExp, licence: string, reason: string }[]}
 */
const exceptions = [
  {
    name: /^lightningcss(?:-|$)/,
    licence: 'MPL-2.0',
    reason: 'Vite compiles CSS with it; used unchanged, and no part of what it makes',
  },
  { name: /^axe-core$/, licence: 'MPL-2.0', reason: 'Tests accessibility; used unchanged, and never served' },
  {
    name: /^@img\/sharp-/,
    licence: 'LGPL-3.0-or-later',
    reason: 'The library that sharp makes pictures with at build time; a file of its own, used unchanged',
  },
  { name: /^caniuse-lite$/, licence: 'CC-BY-4.0', reason: 'Data on browsers for tools; never served' },
];

/** Packages that name their licence in no field of today, as their files of licences say. */
const told = new Map([['parse-cache-control', 'BSD-3-Clause']]);

/**
 * Whether an SPDX expression is right, as far as packages write them: names, AND, OR and brackets around the whole.
 * @param {string} expression Such as `(MIT OR CC0-1.0)`.
 * @param {(licence: string) => boolean} isRight Whether a single licence is.
 * @returns {boolean} Whether it is.
 */
export function holds(expression, isRight) {
  const plain = expression.replace(/^\((.*)\)$/, '$1');
  if (/[()]/.test(plain)) return false;
  return plain.split(' OR ').some((choice) => choice.split(' AND ').every((one) => isRight(one.trim())));
}

/**
 * A package's own description, as it may have been written for twenty years.
 * @typedef {{ license?: string | { type?: string }, licenses?: { type?: string }[] }} Described
 */

/**
 * @param {string} folder Of a package in `node_modules`.
 * @returns {string} What its own description says, in a field of old; nothing where it is not installed here.
 */
function olderLicence(folder) {
  const file = `${folder}/package.json`;
  if (!existsSync(file)) return '';
  const { license, licenses = [] } = /** @type {Described} */ (JSON.parse(readFileSync(file, 'utf8')));
  if (typeof license === 'string') return license;
  return license?.type ?? licenses.map(({ type = '' }) => type).join(' OR ');
}

/**
 * A package with its licence.
 * @typedef {{ name: string, version: string, licence: string, dev: boolean, reason?: string, right: boolean }} Licensed
 */

/**
 * @param {string} name Of a package.
 * @param {string} licence SPDX expression; empty where none is known.
 * @returns {{ right: boolean, reason?: string }} Whether it may be used, and why where it asks for more.
 */
export function judge(name, licence) {
  if (holds(licence, (one) => allowed.has(one))) return { right: true };
  const found = exceptions.find(
    (exception) =>
      exception.name.test(name) && holds(licence, (one) => allowed.has(one) || one === exception.licence),
  );
  return found ? { right: true, reason: found.reason } : { right: false };
}

/**
 * A lockfile of npm, as far as it is read here.
 * @typedef {{ packages: Record<string, { version?: string, license?: string, dev?: boolean, link?: boolean }> }} Lockfile
 */

/**
 * @param {string} [lockfile] Default: that of this project.
 * @returns {Licensed[]} Every package of a lockfile, each version once, by name.
 */
export function licensedPackages(lockfile = 'package-lock.json') {
  const { packages } = /** @type {Lockfile} */ (JSON.parse(readFileSync(lockfile, 'utf8')));
  /** @type {Map<string, Licensed>} */
  const found = new Map();
  for (const [folder, { version = '', license, dev = false, link }] of Object.entries(packages)) {
    if (folder === '' || link) continue;
    const name = folder.replace(/^.*node_modules\//, '');
    const licence = license ?? told.get(name) ?? olderLicence(folder);
    const before = found.get(`${name}@${version}`);
    found.set(`${name}@${version}`, {
      name,
      version,
      licence,
      dev: dev && before?.dev !== false,
      ...judge(name, licence),
    });
  }
  return [...found.values()].sort((a, b) => a.name.localeCompare(b.name));
}
