import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { home } from '../../content/pages/home';
import { staging } from '../../content/staging';
import { robots, sitemap, webManifest } from '../seo/siteFiles';
import { siteRoutes } from '../siteRoutes';

/** Writes the site map, robots file, manifest, icons and share pictures next to the pages. */
export function writeSiteFiles(clientDir: string): void {
  const write = (name: string, text: string) => {
    writeFileSync(join(clientDir, name), text);
  };
  write('sitemap.xml', sitemap(siteRoutes));
  write('robots.txt', robots(staging));
  write(
    'site.webmanifest',
    webManifest(
      home.meta.description,
      siteRoutes.map(({ path }) => path),
    ),
  );
  cpSync('src/media/share/icons', clientDir, { recursive: true });
  cpSync('src/media/share/cards', join(clientDir, 'share'), { recursive: true });
}
