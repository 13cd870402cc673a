/**
 * Holds the words of every language against the English ones; plain JavaScript, because it runs before anything is built.
 * Usage: node src/content/words/checkWords.js [folder]. Prints mistakes to stderr and exits with 1; prints to stdout which files a
 * language lacks, which is no mistake: their words are shown in English.
 */
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseTree, printParseErrorCode, getNodeValue } from 'jsonc-parser';

/** @typedef {{ language: string, file: string }} MissingFile */
/** @typedef {'text' | 'list' | 'group'} Kind */
/** What a place is called in a line, and what stands there. @typedef {{ name: string, value: unknown }} Place */

const model = 'en';
const plainKey = /^[\w-]+$/;
const placeholder = /\{([A-Za-z][A-Za-z0-9]*)\}/g;

/** @param {string} path @returns {string} The path from the current folder, written the same on every system. */
const shownPath = (path) => relative('', path).replaceAll('\\', '/');

/** @param {string} text @returns {string} On one line and in quotes, its end left out if it is long. */
function quoted(text) {
  const signs = [...text.replace(/\s+/g, ' ')];
  return `"${signs.length > 60 ? `${signs.slice(0, 59).join('')}…` : signs.join('')}"`;
}

/** @param {unknown} value @returns {Kind | undefined} Nothing for what words are not made of. */
function kindOf(value) {
  if (typeof value === 'string') return 'text';
  if (Array.isArray(value)) return 'list';
  return typeof value === 'object' && value !== null ? 'group' : undefined;
}

/** @param {string} group @param {string} key @returns {string} */
const within = (group, key) => (group ? `${group}.` : '') + (plainKey.test(key) ? key : JSON.stringify(key));

/** @param {Place} place @returns {Place[]} The members of a group, or the items of a list. */
function parts({ name, value }) {
  if (Array.isArray(value))
    return value.map((/** @type {unknown} */ item, at) => ({
      name: `${name} (item ${at + 1})`,
      value: item,
    }));
  return entries(value).map(([key, part]) => ({
    name: within(name, key),
    value: part,
  }));
}

/** @param {unknown} value @returns {string[]} All texts in it. */
function textsIn(value) {
  if (typeof value === 'string') return [value];
  return kindOf(value) ? parts({ name: '', value }).flatMap((part) => textsIn(part.value)) : [];
}

/** @param {unknown} value @returns {string[]} The placeholders in it, each once. */
export const placeholdersIn = (value) =>
  [...new Set(textsIn(value).flatMap((text) => text.match(placeholder) ?? []))].sort();

/** @param {string} text @returns {string[]} What is wrong with a text in itself, and what to do. */
export function textFaults(text) {
  if (text.trim() === '') return ['is empty: write its words.'];
  /** @type {string[]} */
  const faults = [];
  const [brace] = /[{}]/.exec(text.replace(placeholder, '')) ?? [];
  if (brace)
    faults.push(
      `has a ${brace} that is no part of a placeholder such as {name}, in ${quoted(text)}: correct it.`,
    );
  if (text.includes('"')) faults.push(`has a straight " in ${quoted(text)}: write “ and ”.`);
  if (/\p{L}'\p{L}/u.test(text)) faults.push(`has a straight ' in ${quoted(text)}: write ’.`);
  if (/“[^”]*(?:“|$)/.test(text)) faults.push(`has a “ without its ” in ${quoted(text)}: add the ”.`);
  return faults;
}

/** @param {Place} place @returns {string[]} What is wrong with words in themselves, in any language. */
function faultsOf({ name, value }) {
  if (typeof value === 'string') return textFaults(value).map((fault) => `${name} ${fault}`);
  if (!kindOf(value)) return [`${name} is ${JSON.stringify(value)}: write a text in quotes.`];
  if (!Array.isArray(value)) return parts({ name, value }).flatMap(memberFaults);
  if (value.length === 0) return [`${name} is an empty list: write its items.`];
  return parts({ name, value }).flatMap((item) => {
    const kind = kindOf(item.value);
    return kind === 'list' || kind === 'group'
      ? [`${item.name} is a ${kind}: a list has texts alone.`]
      : faultsOf(item);
  });
}

/** @param {Place} member @returns {string[]} */
const memberFaults = (member) => [
  ...(member.name.endsWith('"')
    ? [`${member.name} has a key that translation tools cannot read: use letters, digits, - and _ alone.`]
    : []),
  ...faultsOf(member),
];

/** @param {Place} english What a translation lacks. @returns {string[]} A line for each text or list in it. */
function lacking({ name, value }) {
  if (typeof value === 'string') return [`${name} is missing: translate ${quoted(value)}.`];
  if (Array.isArray(value)) return [`${name} is missing: translate the list ${listed(value)}.`];
  return kindOf(value) ? parts({ name, value }).flatMap(lacking) : [];
}

/** @param {unknown[]} list @returns {string} Its first text and the number of its items. */
const listed = (list) => `of ${list.length} that begins with ${quoted(textsIn(list)[0] ?? '')}`;

/** @param {string} name @param {unknown} ours @param {unknown} theirs Of English. @returns {string[]} */
function differentKind(name, ours, theirs) {
  const kind = kindOf(theirs);
  if (kind === 'text')
    return [`${name} is a ${kindOf(ours)}, in English a text: translate ${quoted(String(theirs))}.`];
  if (Array.isArray(theirs))
    return [`${name} is a ${kindOf(ours)}, in English a list: translate the list ${listed(theirs)}.`];
  return [
    `${name} is a ${kindOf(ours)}, in English a group: translate ${entries(theirs)
      .map(([key]) => key)
      .join(', ')} in it.`,
  ];
}

/**
 * @param {string} name
 * @param {unknown} ours
 * @param {unknown} theirs Of English.
 * @param {string} englishFile
 * @returns {string[]} How a translation differs from English where it must not.
 */
function differences(name, ours, theirs, englishFile) {
  const [kind, englishKind] = [kindOf(ours), kindOf(theirs)];
  // What is neither text, list nor group is told once, where it stands.
  if (!kind || !englishKind) return [];
  if (kind !== englishKind) return differentKind(name, ours, theirs);
  if (kind !== 'group') {
    const [has, needs] = [placeholdersIn(ours), placeholdersIn(theirs)];
    return [
      ...needs.filter((one) => !has.includes(one)).map((one) => `${name} lacks ${one}: English has it.`),
      ...has
        .filter((one) => !needs.includes(one))
        .map((one) => `${name} has ${one}: English has no such placeholder.`),
    ];
  }
  const [own, english] = [new Map(entries(ours)), new Map(entries(theirs))];
  return [
    ...[...english].flatMap(([key, value]) =>
      own.has(key)
        ? differences(within(name, key), own.get(key), value, englishFile)
        : lacking({ name: within(name, key), value }),
    ),
    ...[...own.keys()]
      .filter((key) => !english.has(key))
      .map((key) => `${within(name, key)} has no English words: remove it, or add it to ${englishFile}.`),
  ];
}

/** @param {unknown} group @returns {[string, unknown][]} */
const entries = (group) => Object.entries(/** @type {Record<string, unknown>} */ (group));

/** @param {import('jsonc-parser').Node} node @returns {import('jsonc-parser').Node[]} Keys that a group has already: JSON takes the last. */
function keysTwice({ type, children = [] }) {
  const keys = type === 'object' ? children.flatMap((property) => property.children?.slice(0, 1) ?? []) : [];
  return [
    ...keys.filter((key, at) => keys.findIndex(({ value }) => value === key.value) < at),
    ...children.flatMap(keysTwice),
  ];
}

/** @param {string} path @returns {{ words?: unknown, faults: string[] }} What a file holds if it can be read, and what is wrong with it. */
function read(path) {
  const text = readFileSync(path, 'utf8');
  if (text.startsWith('\uFEFF'))
    return { faults: ['begins with a byte order mark: save it as UTF-8 without one.'] };
  if (text.includes('\uFFFD')) return { faults: ['is not in UTF-8: save it as UTF-8.'] };
  /** @type {import('jsonc-parser').ParseError[]} */
  const errors = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const lineOf = (/** @type {number} */ offset) => text.slice(0, offset).split('\n').length;
  const [broken] = errors;
  if (broken || !tree)
    return {
      faults: [
        `line ${lineOf(broken?.offset ?? 0)} is no JSON (${broken ? printParseErrorCode(broken.error) : 'empty'}): look for a comma or quote here or before.`,
      ],
    };
  const twice = keysTwice(tree).map(
    ({ value, offset }) =>
      `line ${lineOf(offset)}: the key "${value}" stands twice in its group: remove one.`,
  );
  if (twice.length > 0) return { faults: twice };
  /** @type {unknown} */
  const words = getNodeValue(tree);
  if (kindOf(words) !== 'group')
    return { faults: ['is no group of words: begin it with { and end it with }.'] };
  return { words, faults: faultsOf({ name: '', value: words }) };
}

/** @param {string} folder @returns {string[]} The languages with a folder here. */
const languagesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

/** @param {string} folder Of a language. @returns {string[]} Its files of words, such as `firstAid/choking.json`. */
const filesIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.json'))
        .map((name) => name.replaceAll('\\', '/'))
        .sort()
    : [];

/**
 * @param {string} folder Of the words of all languages.
 * @returns {string[]} A line for each mistake, sorted by file: where it is and what to do. None if the words are right.
 */
export function wordMistakes(folder) {
  const english = filesIn(join(folder, model));
  if (english.length === 0)
    return [`${shownPath(join(folder, model))} has no words: every language is held against them.`];
  const models = new Map(english.map((file) => [file, read(join(folder, model, file))]));
  return languagesIn(folder)
    .flatMap((language) => filesIn(join(folder, language)).map((file) => ({ language, file })))
    .flatMap(({ language, file }) => {
      const path = join(folder, language, file);
      const englishFile = shownPath(join(folder, model, file));
      const theirs = models.get(file);
      if (!theirs) return [`${shownPath(path)} has no English words: remove it, or add ${englishFile}.`];
      if (language === model) return theirs.faults.map((fault) => `${englishFile}: ${fault}`);
      const { words, faults } = read(path);
      return [...faults, ...differences('', words, theirs.words, englishFile)].map(
        (fault) => `${shownPath(path)}: ${fault}`,
      );
    });
}

/**
 * @param {string} folder Of the words of all languages.
 * @returns {MissingFile[]} Files that a language has not translated; their words are shown in English.
 */
export function missingFiles(folder) {
  const english = filesIn(join(folder, model));
  return languagesIn(folder).flatMap((language) => {
    const own = new Set(filesIn(join(folder, language)));
    return english.filter((file) => !own.has(file)).map((file) => ({ language, file }));
  });
}

/**
 * Prints mistakes to stderr, or what is not translated to stdout.
 * @param {string} folder Of the words of all languages.
 * @returns {boolean} Whether the words are right.
 */
export function checkWords(folder) {
  const mistakes = wordMistakes(folder);
  for (const line of mistakes) process.stderr.write(`${line}\n`);
  if (mistakes.length > 0) return false;
  for (const { language, file } of missingFiles(folder))
    process.stdout.write(`${language} lacks ${file}: its words are shown in English.\n`);
  return true;
}

const own = fileURLToPath(import.meta.url);
if (process.argv[1] && existsSync(process.argv[1]) && realpathSync(process.argv[1]) === realpathSync(own))
  process.exitCode = checkWords(process.argv[2] ?? dirname(own)) ? 0 : 1;
