import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { assetsFromManifest } from '../assets';
import { pageRendering } from '../render';
import { siteRoutes } from '../routes';

/** Writes every page of the route table, and the 404 page, as HTML files. @param clientDir Folder of the built client. */
export async function prerenderSite(clientDir: string): Promise<void> {
  const pages = pageRendering(assetsFromManifest(clientDir));
  const write = (name: string, html: string) => {
    const file = join(clientDir, `${name}.html`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, html);
  };
  for (const { path } of siteRoutes) write(path === '/' ? 'index' : path.slice(1), await pages.render(path));
  write('404', await pages.renderError(404, 'Not Found'));
}
