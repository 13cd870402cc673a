import { readFileSync } from 'node:fs';
import { clinics } from '../../../src/content/pages/clinics';
import { requestCatalogue } from '../../../src/content/pages/requests/requestCatalogue';
import type { DeskRenderer } from '../../../src/domain/deskPages';
import type { PageRenderer } from '../../../src/domain/pages';
import { readServerConfig } from '../../../src/config/server';
import { startServer } from '../../../src/server/startServer';
import { emailIds, type ServerSettings } from './serverSettings';

/** Higher than in any test, because the limit is not tested here. */
const withoutLimit = { burst: 1e9, perSecond: 1e9 };

/** Replaces the machine's clock by one that a test can shift, for all of this process. */
function shiftClock(file: string): void {
  const Real = Date;
  const now = () => Real.now() + Number(readFileSync(file, 'utf8'));
  class Shifted extends Real {
    static override now = now;
    constructor(...given: [] | [number | string | Date]) {
      super(given.length === 0 ? now() : given[0]);
    }
  }
  globalThis.Date = Shifted as DateConstructor;
}

/** Starts a server in this process like `src/app/cli/serve.ts`, without the rate limit. Prints its address. */
export async function serveUnderTest(
  rendererOf: (clientDir: string) => PageRenderer,
  deskPages: DeskRenderer,
): Promise<void> {
  const { env, clientDir, clockFile, limited = false } = JSON.parse(process.argv[2] ?? '') as ServerSettings;
  if (clockFile !== undefined) shiftClock(clockFile);
  try {
    const { url } = await startServer({
      config: readServerConfig({ PORT: '0', HOST: '127.0.0.1', BACKUP_DIR: 'none', ...env }),
      email: emailIds,
      clinics: clinics.items,
      renderer: rendererOf(clientDir),
      requests: requestCatalogue,
      deskPages,
      clientDir,
      ...(!limited && { rateLimit: withoutLimit }),
      log: (line) => process.stderr.write(`${line}\n`),
    });
    process.stdout.write(`${url}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
