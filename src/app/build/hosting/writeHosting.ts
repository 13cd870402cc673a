import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiOrigin } from '../../../domain/apiOrigin';
import { readClientFiles } from '../../../server/http/clientFiles';
import { redirects } from '../../routes';
import { siteRoutes } from '../../siteRoutes';
import { headersFile } from './headersFile';
import { nginxConfig } from './nginx';

/**
 * Writes the files with which other hosts send the pages as our own server does: `_headers` among the pages, where
 * hosts look for it, and nginx's configuration in another folder.
 * @param clientDir Folder of the built client.
 * @param hostingDir Folder for files that are not served.
 * @param strictTransport Value of `Strict-Transport-Security`.
 */
export function writeHosting(clientDir: string, hostingDir: string, strictTransport: string): void {
  const files = readClientFiles(clientDir);
  const pages = siteRoutes.map(({ path }) => path);
  const live = siteRoutes.filter((route) => route.live).map(({ path }) => path);
  mkdirSync(hostingDir, { recursive: true });
  writeFileSync(join(clientDir, '_headers'), headersFile(files, pages, strictTransport, apiOrigin));
  writeFileSync(
    join(hostingDir, 'nginx.conf'),
    nginxConfig({ files, pages, live, redirects, strictTransport, server: apiOrigin }),
  );
}
