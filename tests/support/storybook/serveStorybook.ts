import { fileURLToPath } from 'node:url';
import { preview } from 'vite';

/** The built Storybook, served. */
export interface ServedStorybook {
  /** Where it is, without a slash at the end. */
  address: string;
  close: () => Promise<void>;
}

/** Serves the built Storybook on a free port. */
export async function serveStorybook(): Promise<ServedStorybook> {
  const server = await preview({
    configFile: false,
    root: fileURLToPath(new URL('../../..', import.meta.url)),
    build: { outDir: 'storybook-static' },
    preview: { port: 0, host: '127.0.0.1' },
    logLevel: 'error',
  });
  const address = server.httpServer.address();
  if (address === null || typeof address === 'string') throw new Error('The Storybook got no port.');
  return { address: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}
