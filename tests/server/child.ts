import { readServerConfig } from '../../src/config/server';
import { openLog } from '../../src/server/openLog';
import { startServer } from '../../src/server/startServer';
import { openStore } from '../../src/server/store/openStore';

/**
 * A server in its own process, for the tests of start and stop. Prints its address, or why it cannot start. With a
 * stop timeout in ms its store never closes, like a database that no longer answers. `CHILD_LOG` writes the site's own log.
 */
const [clientDir = '', dataDir = '', port = '0', longestStop] = process.argv.slice(2);
const log = openLog({ level: 'info', format: 'text' });
try {
  const { url } = await startServer({
    config: readServerConfig({
      PORT: port,
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      BACKUP_DIR: 'none',
    }),
    email: { publicKey: 'key_1', serviceId: 'service_1', templateId: 'template_1' },
    renderer: {
      paths: ['/'],
      redirects: {},
      live: {},
      queryData: () => Promise.resolve({}),
      render: () => Promise.resolve(''),
      renderError: (status) => Promise.resolve(String(status)),
    },
    clientDir,
    ...(longestStop !== undefined && {
      stopTimeout: Number(longestStop),
      open: async (config) => ({
        ...(await openStore(config)),
        close: () => new Promise(() => setInterval(() => undefined, 1000)),
      }),
    }),
    log: process.env['CHILD_LOG'] === undefined ? (line) => process.stderr.write(`${line}\n`) : log,
  });
  process.stdout.write(`${url}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
