import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { recordName, type PersonRecord } from '../../domain/person';
import { describeError } from '../errors';
import type { Command, CommandArguments } from './commandKinds';
import type { Desk } from './Desk';
import { DeskError } from './DeskError';
import { selectRecords } from './person';
import { printErased, printRecord, printPerson } from './printPerson';
import { safeJson, safeLine } from './terminal';

/** The certain matches, and those selected in addition. @throws {DeskError} If there are none. */
async function selectedRecords(desk: Desk, { id, also, all }: CommandArguments): Promise<PersonRecord[]> {
  const found = await desk.findPerson(id);
  const held = selectRecords(found, also, all);
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
      argument: 'words',
      async run({ withDesk }, { id, by }) {
        const value = await withDesk((desk) => desk.lookForPerson(id, by));
        return { value, text: printPerson(value) };
      },
    },
  ],
  [
    'person export',
    {
      argument: 'words',
      options: [...options, 'out'],
      async run({ withDesk }, args) {
        const data = await withDesk(async (desk) =>
          desk.exportPerson(args.id, (await selectedRecords(desk, args)).map(recordName), args.by),
        );
        if (args.out === '') return { value: data, text: safeJson(data) };
        const file = resolve(args.out);
        writePrivate(file, JSON.stringify(data, null, 2));
        const text = `${String(data.held.length)} items are in ${safeLine(file)}, which only you can read.`;
        return { value: { file, items: data.held.length }, text };
      },
    },
  ],
  [
    'person erase',
    {
      argument: 'words',
      options: [...options, 'dry-run', 'yes'],
      run: ({ withDesk, confirm }, args) =>
        withDesk(async (desk) => {
          const held = await selectedRecords(desk, args);
          const names = held.map(recordName);
          const list = held.map(printRecord).join('\n');
          if (args.dryRun) {
            const copies = await desk.copies();
            const preview = { erased: names, left: [], copies };
            return { value: preview, text: `Would be erased:\n${list}\n${printErased(preview, true)}` };
          }
          if (
            !args.yes &&
            !(await confirm(
              `${list}\nErase ${String(names.length)} of one person for good? This cannot be taken back.`,
              'erase',
            ))
          )
            throw new DeskError('failed', 'Nothing was erased.');
          const value = await desk.erasePerson(args.id, names, args.by);
          return { value, text: printErased(value) };
        }),
    },
  ],
];
