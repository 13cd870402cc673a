import { join } from 'node:path';
import { checkedCopy } from '../store/copyProcess';
import { rowsIn, type DatabaseIdStore } from '../store/databaseId';
import { copyName, type BackupCopy } from './copyNames';
import type { FolderPlace } from './places';

/**
 * Gives the backups of earlier releases, which have no id in their names, the id of this database, where what they hold is of
 * this database. Others in the folder may be another site's, and stay as they are.
 * @param looked Names of files that were looked at before; new ones are added.
 */
export async function adoptCopies(
  store: Pick<DatabaseIdStore, 'databaseMarks'>,
  place: FolderPlace,
  id: string,
  copies: readonly BackupCopy[],
  looked: Set<string>,
): Promise<void> {
  const unnamed = copies.filter(
    (copy) => copy.isScheduled && copy.id === undefined && !looked.has(copy.name),
  );
  if (unnamed.length === 0) return;
  const marks = await store.databaseMarks();
  for (const { name, at } of unnamed) {
    looked.add(name);
    try {
      const content = await checkedCopy(join(place.shown, name));
      if (content.marks.some((mark) => marks.includes(mark)))
        await place.rename(name, copyName({ id, at: new Date(at), rows: rowsIn(content.rows) }));
    } catch {
      // A damaged copy is nobody's.
    }
  }
}
