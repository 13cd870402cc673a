import { existsSync, linkSync, renameSync, statSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { DeskActor } from '../../domain/desk';
import { describeError } from '../errors';
import { checkedCopy, type CopyContent } from '../store/copyProcess';
import { draftFor, flush } from '../store/drafts';
import type { MadeCopy } from './copies';
import type { Desk } from './Desk';
import { DeskError } from './DeskError';

const failed = (reason: string) => new DeskError('failed', reason);

function refuseExisting(file: string): void {
  if (existsSync(file)) throw failed(`${file} exists already; nothing was written.`);
}

/** Why a file is not the copy that the server made; undefined if it is. */
function difference(found: CopyContent & { bytes: number }, made: MadeCopy): string | undefined {
  if (found.bytes !== made.bytes) return 'it has another size';
  if (found.id !== made.id) return 'it is of another database';
  const tables = Object.keys({ ...made.rows, ...found.rows });
  return tables.every((table) => made.rows[table] === found.rows[table]) ? undefined : 'it lacks rows';
}

/** Gives a file its final name, and never replaces another. */
function put(draft: string, file: string): void {
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') refuseExisting(file);
    // A file system without hard links.
    renameSync(draft, file);
  }
}

/** Puts a copy in its place, with the rights and the view of whoever runs this, and checks what is there then. */
async function place(made: MadeCopy, file: string): Promise<void> {
  if (!existsSync(made.file)) throw new Error(`the server's copy ${made.file} cannot be seen from here`);
  const draft = draftFor(file);
  try {
    await copyFile(made.file, draft.file);
    const found = { ...(await checkedCopy(draft.file)), bytes: statSync(draft.file).size };
    const wrong = difference(found, made);
    if (wrong !== undefined) throw new Error(wrong);
    flush(draft.file);
    put(draft.file, file);
    flush(dirname(file));
  } finally {
    draft.discard();
  }
  if (statSync(file).size !== made.bytes) throw new Error('it is not there whole');
}

/**
 * Makes a copy of the database in a file. It is there, whole and of this database when this resolves.
 * @param file Absolute path of a file that does not exist yet.
 * @throws {DeskError} With the reason in one line.
 */
export async function copyTo(desk: Desk, file: string, by: DeskActor): Promise<MadeCopy> {
  refuseExisting(file);
  const made = await desk.makeCopy();
  try {
    // Before it is there: of a copy that nobody knows nothing could be erased.
    await desk.logCopy(file, by);
    await place(made, file);
    return made;
  } catch (error) {
    if (error instanceof DeskError) throw error;
    throw failed(`${file} could not be written: ${describeError(error)}.`);
  } finally {
    await desk.dropCopy(made.file);
  }
}
