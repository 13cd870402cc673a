import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { format, type FormatOptions } from 'oxfmt';
import { pages } from '#en/pages';
import { requests } from '#en/requests/pages';
import { languages } from '../../domain/language';
import { readPages } from '../reviews';
import { byHand, nameOf } from './lines';
import { corrected, sheet, take, type Taken } from './take';

const folder = 'src/content/words';
const usage = 'Usage: npm run reader -- sheet [language] [file] | take FILE [--by "Name"]';

/** Names that `readPages` may have: pages, and what else says of itself that it is a draft. */
const requestPages = Object.keys(requests).map((name) => `requests/${name}`);
const names = new Set([...Object.keys(pages), ...requestPages, 'errorPage', 'mails', 'assistant']);

function writeSheet(code = 'sw', file = `reader-${code}.csv`): string[] {
  const language = languages.find((one) => one === code && one !== 'en');
  if (!language) throw new Error(`There is no translation ${code}. ${usage}`);
  // A sheet that somebody has filled in is never overwritten.
  writeFileSync(file, sheet(folder, language), { flag: 'wx' });
  return [`${file} is the sheet. Rows of “${byHand}” can be read and corrected, but are put in by hand.`];
}

const listed = (head: string, lines: readonly string[]) =>
  lines.length > 0 ? [head, ...lines.map((one) => `  ${one}`)] : [];

function report({ corrections, remarks, right, language }: Taken, by = 'a reader'): string[] {
  const said = (areByHand: boolean) =>
    corrections
      .filter(({ line }) => (line.file === byHand) === areByHand)
      .map(({ line, text }) => `${nameOf(line)}: “${line.translated}” is now “${text}”`);
  const read: readonly string[] = language && language !== 'en' ? readPages[language] : [];
  const passed = right.map((file) => (file === byHand ? 'assistant' : file.replace(/\.json$/, '')));
  const lines = [
    ...listed('Corrected:', said(false)),
    ...listed(`To be put in by hand, in ${byHand}:`, said(true)),
    ...listed('Remarks:', remarks),
    ...listed('Every line is right in:', passed),
    ...listed(
      `Read by ${by}: put into readPages in src/content/reviews.ts, and the notes go:`,
      passed.filter((name) => names.has(name) && !read.includes(name)).map((name) => `'${name}',`),
    ),
  ];
  return lines.length > 0 ? [...lines, 'Now: npm run test:unit -- tests/content'] : ['Nothing is filled in.'];
}

async function takeSheet(file: string, by?: string): Promise<string[]> {
  const taken = take(folder, readFileSync(file));
  if (taken.faults.length > 0) throw new Error(['Nothing is taken.', ...taken.faults].join('\n'));
  const style = JSON.parse(readFileSync('.oxfmtrc.json', 'utf8')) as FormatOptions;
  for (const [path, text] of corrected(folder, taken))
    writeFileSync(path, (await format(path, text, style)).code);
  return report(taken, by);
}

try {
  const { positionals, values } = parseArgs({
    args: process.argv.slice(2),
    allowPositionals: true,
    options: { by: { type: 'string' } },
  });
  const [action, first, second] = positionals;
  const isTake = action === 'take' && first !== undefined;
  if (!isTake && action !== 'sheet') throw new Error(usage);
  const lines = isTake ? await takeSheet(first, values.by) : writeSheet(first, second);
  process.stdout.write(`${lines.join('\n')}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
