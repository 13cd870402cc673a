import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { apiOrigin } from '../../domain/apiOrigin';
import { dayInNairobi } from '../../domain/dates';
import { forms } from '../../domain/forms';
import { languages, pathIn } from '../../domain/language';
import { requestKinds, requestPage } from '../../domain/requests/kinds';
import { assetsFromManifest } from '../render/assets';
import { pageRendering } from '../render/render';
import { noData } from '../resolvedPage';
import { siteRoutes } from '../siteRoutes';

/**
 * Writes every page of the route table, and the 404 page of each language, as HTML files.
 * @param clientDir Folder of the built client.
 * @param written Is told of each file.
 */
export async function prerenderSite(clientDir: string, written: (file: string) => void): Promise<void> {
  const pages = pageRendering(assetsFromManifest(clientDir));
  const write = (name: string, html: string) => {
    const file = join(clientDir, `${name}.html`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, html);
    written(file);
  };
  const ofNoDay: readonly string[] = [forms.booking.page, ...requestKinds.map(requestPage)];
  const dated = { ...noData, today: dayInNairobi(new Date()) };
  for (const { path, live } of siteRoutes) {
    // The days to choose from are those after the day on which the page is shown, which no file can know.
    const data = ofNoDay.includes(pathIn('en', path)) ? noData : dated;
    const isOfToday = live?.reviews || (live?.daily && data.today !== undefined);
    const html = await pages.render(path, apiOrigin !== '' && isOfToday ? { ...data, built: true } : data);
    write(path === '/' ? 'index' : path.slice(1), html);
  }
  for (const language of languages)
    write(pathIn(language, '/404').slice(1), await pages.renderError(404, 'Not Found', language));
}
