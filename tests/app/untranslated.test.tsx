import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { App } from '../../src/app/App';
import { noData, resolvedPage } from '../../src/app/resolvedPage';
import { Site } from '../../src/app/Site';
import { siteRoutes } from '../../src/app/siteRoutes';
import { styleCache } from '../../src/app/styleCache';
import { languageFiles } from '../../src/content/languages';

vi.mock('virtual:untranslated', () => ({ default: { sw: ['faq'] } }));

/** The main element's tag on a page. */
async function mainOf(path: string): Promise<string | undefined> {
  const route = siteRoutes.find((one) => one.path === path);
  if (!route) throw new Error(`There is no page ${path}`);
  const [shown, { frame }] = await Promise.all([
    resolvedPage(route, noData),
    languageFiles[route.language].frame(),
  ]);
  const html = renderToStaticMarkup(
    <App cache={styleCache()}>
      <StaticRouter location={path}>
        <Site pages={{ resolve: () => shown, forget: () => {} }} words={frame} />
      </StaticRouter>
    </App>,
  );
  return /<main\b[^>]*>/.exec(html)?.[0];
}

it('a page without words in its language says that it is in English, and no other page does', async () => {
  expect(await mainOf('/sw/FAQ')).toContain('lang="en-KE"');
  expect(await mainOf('/sw/services')).not.toContain('lang=');
  expect(await mainOf('/FAQ')).not.toContain('lang=');
});
