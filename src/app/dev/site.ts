import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readServerConfig } from '../../config/server';
import { runDesk } from '../../server/desk/runDesk';
import { openLog } from '../../server/openLog';
import { startServer } from '../../server/startServer';
import { writePanels } from '../build/writePanels';
import { writePolicies } from '../build/policies';
import { writeSiteFiles } from '../build/writeSiteFiles';
import { siteOptions } from '../cli/siteOptions';
import { ownScripts, readPanels } from '../render/assets';
import { noData } from '../resolvedPage';

/** The site's own server, without built pages. */
export interface DevSite {
  /** Its address on this machine. */
  url: string;
  /** Renders a page that a build would have written; undefined if the site has no page at the path. */
  render(path: string): Promise<string> | undefined;
  /** Prints a link that opens the staff desk once. */
  printDeskLink(): Promise<void>;
  close(): Promise<void>;
}

/** A store of its own, little to read in the terminal, and no copies; the environment takes precedence. */
const settings = {
  DATA_DIR: '.dev/data',
  BACKUP_DIR: 'none',
  LOG_FORMAT: 'text',
  LOG_LEVEL: 'warn',
  ...process.env,
  HOST: '127.0.0.1',
  PORT: '0',
};

/**
 * Starts the site's own server with pages whose scripts come from the sources. What a build writes beside the pages is
 * written to a folder of its own.
 * @param siteUrl Address at which the developer sees the site.
 */
export async function startDevSite(siteUrl: string): Promise<DevSite> {
  const clientDir = resolve('.dev/client');
  rmSync(clientDir, { recursive: true, force: true });
  for (const folder of ['assets', '.vite']) mkdirSync(join(clientDir, folder), { recursive: true });
  writePanels(clientDir);
  writeSiteFiles(clientDir);
  writePolicies(clientDir);
  const panels = readPanels(clientDir);
  const config = readServerConfig(settings);
  const options = siteOptions({
    config,
    clientDir,
    log: openLog(config.watch.log),
    deskScript: '/src/app/dev/desk.ts',
    assetsOf: (language, route) => ({
      firstLoad: '/src/app/dev/first-load.ts',
      ...(route && ownScripts[route.page] && { own: `/src/app/client/${ownScripts[route.page]}.ts` }),
      react: ['/src/app/client/client.tsx'],
      assistant: [panels[language], '/src/app/client/openAssistant.tsx'],
    }),
  });
  const server = await startServer({ ...options, siteUrl, handleSignals: false });
  const { renderer } = options;
  return {
    url: server.url,
    render: (path) => (renderer.paths.includes(path) ? renderer.render(path, noData) : undefined),
    printDeskLink: async () => {
      await runDesk(['open'], settings);
    },
    close: () => server.close(),
  };
}
