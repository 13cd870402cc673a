import { parseArgs } from 'node:util';
import { cpus, totalmem } from 'node:os';
import type { Outcome, Scenario } from './scenario';
import { scenarios } from './scenarios';

const { values, positionals } = parseArgs({
  args: process.argv.slice(2),
  allowPositionals: true,
  options: { short: { type: 'boolean', default: false }, json: { type: 'boolean', default: false } },
});

const print = (line: string) => process.stdout.write(`${line}\n`);
const tell = (line: string) => process.stderr.write(`  … ${line}\n`);

function wanted(): readonly Scenario[] {
  const unknown = positionals.filter((name) => !scenarios.some((scenario) => scenario.name === name));
  if (unknown.length > 0) {
    const names = scenarios.map(({ name }) => name).join(', ');
    throw new Error(`There is no scenario ${unknown.join(', ')}. There are: ${names}.`);
  }
  return positionals.length === 0
    ? scenarios.filter(({ onlyByName }) => onlyByName !== true)
    : scenarios.filter(({ name }) => positionals.includes(name));
}

async function perform(scenario: Scenario): Promise<Outcome> {
  try {
    return await scenario.run({ short: values.short, tell });
  } catch (error) {
    const words = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { figures: {}, broken: [`The scenario itself failed: ${words}`] };
  }
}

function show({ name, title }: Scenario, { figures, broken }: Outcome, seconds: number): void {
  const state = broken.length > 0 ? 'BROKEN' : 'held';
  print(`\n${name}: ${title}\n  ${state} after ${String(seconds)} s`);
  for (const [what, value] of Object.entries(figures)) print(`  ${what.padEnd(52)} ${String(value)}`);
  for (const sentence of broken) print(`  broken: ${sentence}`);
}

const machine = `${String(cpus().length)} cores (${cpus()[0]?.model ?? 'unknown'}), ${String(
  Math.round(totalmem() / 2 ** 30),
)} GB, Node ${process.versions.node}`;
if (!values.json) print(`On ${machine}`);

const outcomes: Record<string, Outcome & { seconds: number }> = {};
for (const scenario of wanted()) {
  const started = Date.now();
  const outcome = await perform(scenario);
  const seconds = Math.round((Date.now() - started) / 1000);
  outcomes[scenario.name] = { ...outcome, seconds };
  if (!values.json) show(scenario, outcome, seconds);
}
if (values.json) {
  print(JSON.stringify({ date: new Date().toISOString().slice(0, 10), machine, outcomes }, null, 2));
}
process.exitCode = Object.values(outcomes).some(({ broken }) => broken.length > 0) ? 1 : 0;
