import { rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { DeskActor } from '../../domain/desk';
import { draftFor, isDraft } from '../store/drafts';
import type { WrittenCopy } from '../store/Driver';
import { BackupError, type Store } from '../store/Store';
import { DeskError } from './DeskError';
import { nobody } from './operations';

/** A copy that the server has made, for the command to put where it was asked to. */
export interface MadeCopy extends WrittenCopy {
  bytes: number;
}

/**
 * Copies of the database for the command line. The server makes them in its own folder, because it may see other folders than
 * the person who runs the command, and may write to few; the command puts them into their place.
 * @param dataDir Folder of the embedded database; left out for Postgres.
 */
export function deskCopies(store: Pick<Store, 'backup' | 'addLogEntry'>, dataDir: string | undefined) {
  const folderOf = (made: string) => {
    const folder = dirname(resolve(made));
    if (dirname(folder) !== dataDir || !isDraft(folder))
      throw new DeskError('failed', 'That is no such copy.');
    return folder;
  };
  return {
    async makeCopy(): Promise<MadeCopy> {
      const draft = dataDir === undefined ? undefined : draftFor(join(dataDir, 'copy.db'));
      try {
        const made = await store.backup(draft === undefined ? 'copy.db' : `${draft.file}-made`);
        return { ...made, bytes: statSync(made.file).size };
      } catch (error) {
        draft?.discard();
        if (error instanceof BackupError) throw new DeskError('failed', error.message);
        throw error;
      }
    },
    /** Logs where a copy was put, because those who erase a person have to know all copies. @param file Its absolute path. */
    logCopy: async (file: string, by: DeskActor = nobody): Promise<void> => {
      await store.addLogEntry(by, { action: 'backup', note: file });
    },
    /** Removes the server's own. @param made As it was returned. */
    dropCopy(made: string): Promise<void> {
      rmSync(folderOf(made), { recursive: true, force: true });
      return Promise.resolve();
    },
  };
}
