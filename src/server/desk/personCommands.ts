import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { recordName, type PersonRecord } from '../../domain/person';
import { describeError } from '../errors';
import type { Command, Given } from './commandKinds';
import type { Desk } from './Desk';
import { DeskError } from './DeskError';
import { pickHeld } from './person';
import { printErased, printHeld, printPerson } from './printPerson';
import { safeJson, safeLine } from './terminal';

/** The certain matches, and those selected in addition. @throws {DeskError} If there are none. */
async function picked(desk: Desk, { id, also, all }: Given): Promise<PersonRecord[]> {
  const found = await desk.findPerson(id);
  const held = pickHeld(found, also, all);
  if (held.length > 0) return held;
  throw new DeskError(
    'not_found',
    found.held.length === 0
      ? `Nothing was found for ${id}.`
      : 'Nothing that was found is surely this person’s: name what is by --also, as find shows it, or take --all.',
  );
}

/** Writes a file that only its owner can read. @throws {DeskError} If it exists already, or cannot be written. */
function writePrivate(file: string, text: string): void {
  try {
    writeFileSync(file, `${text}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    throw new DeskError('failed', `${file} could not be written: ${describeError(error)}.`);
  }
}

const options = ['also', 'all'] as const;

/** The commands about one person, by name. */
export const personCommands: readonly (readonly [string, Command])[] = [
  [
    'find',
    {
      takesOne: 'words',
      async run({ atDesk }, { id, by }) {
        const value = await atDesk((desk) => desk.lookForPerson(id, by));
        return { value, text: printPerson(value) };
      },
    },
  ],
  [
    'person export',
    {
      takesOne: 'words',
      options: [...options, 'out'],
      async run({ atDesk }, given) {
        const data = await atDesk(async (desk) =>
          desk.exportPerson(given.id, (await picked(desk, given)).map(recordName), given.by),
        );
        if (given.out === '') return { value: data, text: safeJson(data) };
        const file = resolve(given.out);
        writePrivate(file, JSON.stringify(data, null, 2));
        const text = `${String(data.held.length)} items are in ${safeLine(file)}, which only you can read.`;
        return { value: { file, items: data.held.length }, text };
      },
    },
  ],
  [
    'person erase',
    {
      takesOne: 'words',
      options: [...options, 'dry-run', 'yes'],
      run: ({ atDesk, confirm }, given) =>
        atDesk(async (desk) => {
          const held = await picked(desk, given);
          const names = held.map(recordName);
          const list = held.map(printHeld).join('\n');
          if (given.dryRun) {
            const copies = await desk.copies();
            const would = { erased: names, left: [], copies };
            return { value: would, text: `Would be erased:\n${list}\n${printErased(would, true)}` };
          }
          if (
            !given.yes &&
            !(await confirm(
              `${list}\nErase ${String(names.length)} of one person for good? This cannot be taken back.`,
              'erase',
            ))
          )
            throw new DeskError('failed', 'Nothing was erased.');
          const value = await desk.erasePerson(given.id, names, given.by);
          return { value, text: printErased(value) };
        }),
    },
  ],
];
