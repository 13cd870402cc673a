import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyEdits, modify } from 'jsonc-parser';
import { csvRows, csvText } from '../../domain/csv';
import { languages, type Language } from '../../domain/language';
import { languageFiles } from '../languages';
import { placeholdersIn, textFaults } from '../words/checkWords.js';
import { assistantLines, byHand, linesOf, nameOf, type Line } from './lines';

const columns = ['File', 'Key', 'English', 'Right?', 'Correction', 'Remark'] as const;
type Column = (typeof columns)[number];

/** What a reader, or a box to tick, writes for yes and for no. */
const yes = /^(?:x|1|y|yes|ok|right|true|ndiyo|ndio|sawa|sahihi|[✓✔☑✅])$/i;
const no = /^(?:0|n|no|wrong|false|hapana|si sawa|☐)?$/i;

/** The lines of a language: those that can be taken back, then those of the assistant. */
const allLines = (folder: string, language: Language) => [
  ...linesOf(folder, language),
  ...(language === 'sw' ? assistantLines() : []),
];

/** The sheet that a reader of a language fills in. @param folder Of the words of all languages. */
export function sheet(folder: string, language: Language): string {
  const [file, key, english, ...filled] = columns;
  const rows = allLines(folder, language).map((line) => [
    line.file,
    line.path.join('.'),
    line.english,
    line.translated,
    ...filled.map(() => ''),
  ]);
  return `${csvText([[file, key, english, languageFiles[language].name, ...filled], ...rows])}\n`;
}

/** What a filled sheet says. If it has faults, nothing else counts. */
export interface Taken {
  /** Rows that cannot be taken, each with its number. */
  faults: string[];
  language?: Language;
  corrections: { line: Line; text: string }[];
  remarks: string[];
  /** Files of which every line is right, or is now as the reader wrote it. */
  right: string[];
}

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** A correction in the site's signs: round quotes, and the breaks at the ends as they were. */
function asPrinted(text: string, { translated }: Line): string {
  const [before = '', after = ''] = [/^\s*/, /\s*$/].map((ends) => ends.exec(translated)?.[0]);
  const round = text.replace(/(?<=\p{L})'(?=\p{L})/gu, '’').replace(/"([^"]*)"/g, '“$1”');
  return before + round.replace(/\r\n?/g, '\n').trim() + after;
}

/** What is wrong with a filled row; `text` is the correction, empty for a line that is right. */
function rowFaults(
  line: Line,
  cells: Readonly<Record<'english' | 'translated', string>>,
  text: string,
): string[] {
  const isSame = (one: string, other: string) => inOneLine(one) === inOneLine(other);
  // A sheet that is taken a second time has its corrections of the first.
  if (
    !isSame(cells.english, line.english) ||
    ![cells.translated, text].some((one) => isSame(one, line.translated))
  )
    return [`has changed since the sheet was made. Now: “${line.english}”, “${line.translated}”.`];
  if (text === '') return [];
  const [has, needs] = [placeholdersIn(text), placeholdersIn(line.translated)];
  return [
    ...needs.filter((one) => !has.includes(one)).map((one) => `the correction has lost ${one}.`),
    ...has
      .filter((one) => !needs.includes(one))
      .map((one) => `the correction has ${one}, which is not filled in here.`),
    ...textFaults(text).map((fault) => `the correction ${fault}`),
  ];
}

/** @throws {Error} If the file is no sheet at all, in words for the owner. */
function rowsIn(bytes: Uint8Array) {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Error('The file is not in UTF-8, so that letters would be lost. Save it as “CSV UTF-8”.');
  }
  const [head = [], ...rows] = csvRows(text).map((row) => row.map((cell) => cell.trim()));
  const at = (name: string) => head.findIndex((one) => one.toLowerCase() === name.toLowerCase());
  if (rows.every((row) => row.join('') === '')) throw new Error('The file is empty: it has no rows.');
  const language = languages.find((one) => one !== 'en' && at(languageFiles[one].name) >= 0);
  const missing = columns.filter((name) => at(name) < 0);
  if (!language || missing.length > 0)
    throw new Error(
      `The head has no column ${missing.join(', ') || 'of a language'}. Keep the first row as it was.`,
    );
  const cell = (row: readonly string[], name: string) => row[at(name)] ?? '';
  return {
    language,
    rows: rows.map((row) => ({
      get: (name: Column) => cell(row, name),
      translated: cell(row, languageFiles[language].name),
    })),
  };
}

/** Reads a filled sheet, and changes nothing. @param folder Of the words of all languages. */
export function take(folder: string, bytes: Uint8Array): Taken {
  const { language, rows } = rowsIn(bytes);
  const lines = allLines(folder, language);
  const known = new Map(lines.map((line) => [nameOf(line), line]));
  const taken = { language, faults: [], corrections: [], remarks: [], right: [] } as Taken & {
    language: Language;
  };
  const passed = new Set<Line>();
  rows.forEach(({ get, translated }, at) => {
    const fail = (fault: string) => taken.faults.push(`Row ${String(at + 2)}: ${fault}`);
    const [name, mark, correction] = [`${get('File')} ${get('Key')}`, get('Right?'), get('Correction')];
    if (name === ' ' && mark + correction === '') return;
    const line = known.get(name);
    if (!line) return fail(`${name} is not a line of this sheet.`);
    if (get('Remark') !== '') taken.remarks.push(`${name}: ${get('Remark')}`);
    if (!yes.test(mark) && !no.test(mark))
      return fail(
        `“${mark}” in “Right?”: write x if the line is right, or what to say instead in “Correction”.`,
      );
    if (correction === '' && !yes.test(mark)) return;
    const text = correction && asPrinted(correction, line);
    if (passed.has(line)) return fail(`${name} stands twice.`);
    passed.add(line);
    const faults = rowFaults(line, { english: get('English'), translated }, text);
    faults.forEach((fault) => fail(`${name} ${fault}`));
    if (text !== '' && text !== line.translated) taken.corrections.push({ line, text });
  });
  const files = new Set(lines.map(({ file }) => file));
  taken.right = [...files].filter((file) => lines.every((line) => line.file !== file || passed.has(line)));
  return taken;
}

/** The changed files of words, by their paths: keys stay in their order. */
export function corrected(
  folder: string,
  { language = 'en', corrections }: Taken,
): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const { line, text } of corrections) {
    if (line.file === byHand) continue;
    const file = join(folder, language, line.file);
    const now = texts.get(file) ?? readFileSync(file, 'utf8');
    texts.set(file, applyEdits(now, modify(now, [...line.path], text, {})));
  }
  return texts;
}
