import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerConfig } from '../../config/server';
import type { DeskActor } from '../../domain/desk';
import {
  recordName,
  type PersonRecord,
  type KnownCopy,
  type PersonQuery,
  type PersonSearchResult,
} from '../../domain/person';
import type { ListedPlace } from '../keep/listPlaces';
import { readPerson } from '../store/person/identity';
import type { Store } from '../store/Store';
import { DeskError } from './DeskError';
import { nobody } from './operations';

/** Result of an erasure. */
interface PersonErased {
  /** The erased records, as `booking/K7M-4XP`. */
  erased: readonly string[];
  /** Possible matches that were not selected. */
  left: readonly string[];
  /** Backups of the database, which may still contain the person. */
  copies: readonly KnownCopy[];
}

/** All data about a person, readable by people and programs. */
export interface PersonExport {
  /** Time of the export, ISO 8601. */
  madeAt: string;
  /** The search key. */
  asked: PersonQuery;
  held: readonly (Pick<PersonRecord, 'kind' | 'id' | 'data' | 'mails' | 'log'> & { received: string })[];
}

/** Folder of the embedded database; undefined for Postgres. */
export const dataFolderOf = ({ dataDir, databaseUrl }: Pick<ServerConfig, 'dataDir' | 'databaseUrl'>) =>
  databaseUrl === undefined ? dataDir : undefined;

/** Name of a database that a restore has moved aside. */
const replacedDatabaseName = /^website-replaced-.*\.db$/;

/** @throws {DeskError} If it is not an address, number, reference or name. */
function parseSearch(typed: string): PersonQuery {
  const read = readPerson(typed);
  if (read) return read;
  throw new DeskError(
    'failed',
    'Write an e-mail address, a whole phone number, a reference or a name of at least two letters.',
  );
}

interface PersonSettings {
  /** Called after each change of published content. */
  published: () => Promise<void>;
  /** Folder of the embedded database, if there is one. */
  dataDir?: string | undefined;
  /** Lists the scheduled backups, if there are any. */
  backups?: (() => Promise<ListedPlace[]>) | undefined;
}

/** Finds, exports and erases the data about one person. */
export function deskPerson(store: Store, { published, dataDir, backups }: PersonSettings) {
  const find = (typed: string): Promise<PersonSearchResult> => store.findPerson(parseSearch(typed));
  const items = (count: number) => `${String(count)} ${count === 1 ? 'item' : 'items'}`;

  async function copies(): Promise<KnownCopy[]> {
    const made = (await store.copiesMade()).map(({ file, at }) => ({
      file,
      at,
      there: statSync(file, { throwIfNoEntry: false }) !== undefined,
    }));
    const folder = dataDir ?? '';
    const aside = folder === '' ? [] : readdirSync(folder).filter((name) => replacedDatabaseName.test(name));
    const logged = new Set(made.map(({ file }) => file));
    const scheduled = ((await backups?.()) ?? []).flatMap(({ shown, copies: listed, own }) =>
      listed
        .filter(({ id }) => id === undefined || id === own)
        .map(({ name, at }) => ({ file: `${shown}/${name}`, at, there: true }))
        .filter(({ file }) => !logged.has(file)),
    );
    return [
      ...made,
      ...scheduled,
      ...aside.map((name) => {
        const file = join(folder, name);
        return { file, at: statSync(file).mtime.toISOString(), there: true };
      }),
    ];
  }

  return {
    findPerson: find,
    /** The same, as the first search of a person: the log says that there was a search, but not for whom. */
    async lookForPerson(typed: string, by: DeskActor = nobody): Promise<PersonSearchResult> {
      const found = await find(typed);
      await store.addLogEntry(by, { action: 'find' });
      return found;
    },
    copies,
    /**
     * @param names Records to export, as `booking/K7M-4XP`.
     * @throws {DeskError} If none of them exists any more.
     */
    async exportPerson(
      typed: string,
      names: readonly string[],
      by: DeskActor = nobody,
    ): Promise<PersonExport> {
      const { asked: read, held } = await find(typed);
      const selected = held.filter((one) => names.includes(recordName(one)));
      if (selected.length === 0) throw new DeskError('not_found', 'There is nothing of it to hand out.');
      await store.addLogEntry(by, { action: 'export', note: items(selected.length) });
      return {
        madeAt: new Date().toISOString(),
        asked: read,
        held: selected.map(({ kind, id, at, data, mails, log }) => ({
          kind,
          id,
          received: at,
          data,
          mails,
          log,
        })),
      };
    },
    /**
     * Erases records of one person permanently; a published review leaves the site at once.
     * @param names Records to erase, as `booking/K7M-4XP`.
     * @throws {DeskError} If none of them exists any more.
     */
    async erasePerson(
      typed: string,
      names: readonly string[],
      by: DeskActor = nobody,
    ): Promise<PersonErased> {
      const { held } = await find(typed);
      const erased = await store.erasePerson(parseSearch(typed), names, by);
      if (erased.length === 0) throw new DeskError('not_found', 'There is nothing of it to erase.');
      if (erased.some(({ kind }) => kind === 'review')) await published();
      const erasedNames = erased.map(recordName);
      const left = held.map(recordName).filter((name) => !erasedNames.includes(name));
      return { erased: erasedNames, left, copies: await copies() };
    },
  };
}
