import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { dayInNairobi } from '../../domain/dates';
import { errorFile, errorFiles, errorFileStatuses } from '../../domain/errorFiles';
import { forms } from '../../domain/forms';
import { languages, pathIn } from '../../domain/language';
import { requestKinds, requestPage } from '../../domain/requests/kinds';
import { assetsFromManifest } from '../render/assets';
import { pageRendering } from '../render/render';
import { noData } from '../resolvedPage';
import { siteRoutes } from '../siteRoutes';

/**
 * Writes every page of the route table, and the error pages of each language, as HTML files.
 * @param clientDir Folder of the built client.
 * @param onFile Called with each file.
 */
export async function prerenderSite(clientDir: string, onFile: (file: string) => void): Promise<void> {
  const pages = pageRendering(assetsFromManifest(clientDir));
  const write = (name: string, html: string) => {
    const file = join(clientDir, `${name}.html`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, html);
    onFile(file);
  };
  const undatedPages: readonly string[] = [forms.booking.page, ...requestKinds.map(requestPage)];
  const datedData = { ...noData, today: dayInNairobi(new Date()) };
  for (const { path } of siteRoutes) {
    // The available dates depend on the day on which the page is shown, which is unknown at build time.
    const data = undatedPages.includes(pathIn('en', path)) ? noData : datedData;
    write(path === '/' ? 'index' : path.slice(1), await pages.render(path, data));
  }
  for (const language of languages) {
    for (const status of errorFileStatuses) {
      const name = errorFile(status, language).replace(/^\/|\.html$/g, '');
      write(name, await pages.renderError(status, errorFiles[status], language));
    }
  }
}
