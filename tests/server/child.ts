import { readServerConfig } from '../../src/server/config';
import { startServer } from '../../src/server/startServer';

/** A server of its own process, for the tests of start and stop. Prints its address, or why it cannot start. */
const [clientDir = '', dataDir = '', port = '0'] = process.argv.slice(2);
try {
  const { url } = await startServer({
    config: readServerConfig({ PORT: port, HOST: '127.0.0.1', DATA_DIR: dataDir }),
    email: { publicKey: 'key_1', serviceId: 'service_1', templateId: 'template_1' },
    renderer: {
      paths: ['/'],
      redirects: {},
      render: () => Promise.resolve(''),
      renderError: (status) => Promise.resolve(String(status)),
    },
    clientDir,
    log: (line) => process.stderr.write(`${line}\n`),
  });
  process.stdout.write(`${url}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
