/**
 * Lists the licence of every package: `npm run licences`. Ends with 1 where one is not allowed.
 *
 *     npm run licences            how many of each, and those that ask for more
 *     npm run licences -- --all   every package with its licence
 */
import { parseArgs } from 'node:util';
import { licensedPackages } from './packages.js';

const { all } = parseArgs({ options: { all: { type: 'boolean', default: false } } }).values;
const packages = licensedPackages();
/** @param {string} line What to print. */
const print = (line) => process.stdout.write(`${line}\n`);

if (all) {
  for (const { name, version, licence, dev } of packages)
    print([`${name} ${version}`.padEnd(60), licence, ...(dev ? ['(development)'] : [])].join(' '));
  print('');
}
/** @type {Map<string, number>} */
const counts = new Map();
for (const { licence } of packages) counts.set(licence, (counts.get(licence) ?? 0) + 1);
const often = [...counts].sort(([, a], [, b]) => b - a);
for (const [licence, count] of often) print(`${String(count).padStart(5)}  ${licence || 'none is named'}`);

const reasons = new Set(packages.flatMap(({ reason }) => reason ?? []));
if (reasons.size > 0) print('\nAsk for more, and may be used all the same:');
for (const why of reasons) {
  const names = packages.filter(({ reason }) => reason === why).map(({ name }) => name);
  print(`  ${names[0] ?? ''}${names.length > 1 ? ` and ${String(names.length - 1)} more` : ''}: ${why}`);
}

const wrong = packages.filter(({ right }) => !right);
for (const { name, version, licence } of wrong)
  print(`\nNot allowed: ${name} ${version}, ${licence || 'which names no licence'}`);
print(`\n${String(packages.length)} packages, ${String(wrong.length)} not allowed`);
process.exitCode = wrong.length === 0 ? 0 : 1;
