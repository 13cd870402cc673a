import { join } from 'node:path';
import { describe } from 'vitest';
import { openLibsql } from '../../src/server/store/libsql';
import { databaseFile, createStore } from '../../src/server/store/openStore';
import { openPostgres } from '../../src/server/store/postgres';
import { deskContract } from './deskStore.contract';
import { emptySchema } from './emptySchema';
import { folder } from './site';

const databaseUrl = process.env['TEST_DATABASE_URL'] ?? '';

describe('the desk on a libSQL file', () => {
  deskContract(async (now, elapsed) =>
    createStore(await openLibsql(join(folder(), databaseFile)), now, undefined, elapsed),
  );
});

describe.runIf(databaseUrl !== '')('the desk on Postgres', () => {
  deskContract(async (now, elapsed) =>
    createStore(await openPostgres(await emptySchema(databaseUrl, 'desk_test')), now, undefined, elapsed),
  );
});
