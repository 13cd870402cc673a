import { join } from 'node:path';
import { describe } from 'vitest';
import { openLibsql } from '../../src/server/store/libsql';
import { databaseFile, createStore } from '../../src/server/store/openStore';
import { openPostgres } from '../../src/server/store/postgres';
import { deskContract } from './deskStore.contract';
import { emptyTables } from './emptySchema';
import { folder } from './site';

describe('the desk on a libSQL file', () => {
  deskContract(async (now, elapsed) =>
    createStore(await openLibsql(join(folder(), databaseFile)), now, undefined, elapsed),
  );
});

describe('the desk on Postgres', () => {
  deskContract(async (now, elapsed) =>
    createStore(await openPostgres(await emptyTables('desk_test')), now, undefined, elapsed),
  );
});
