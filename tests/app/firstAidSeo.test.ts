import { describe, expect, it } from 'vitest';
import { siteRoutes } from '../../src/app/siteRoutes';
import type { SiteRoute } from '../../src/app/routeTable';
import { describePage } from '../../src/app/seo/describePage';
import { sharePicture } from '../../src/app/seo/sharing';
import { structuredData } from '../../src/app/seo/structuredData';
import { kit } from '../../src/content/pages/firstAid/kit';
import { isFirstAidPath } from '../../src/domain/firstAidPath';
import { settled } from './owner';

const route = siteRoutes.find(({ path }) => path === kit.path) as SiteRoute;
const graph = async (content: typeof kit) =>
  JSON.parse(JSON.stringify(structuredData(await describePage(route, content, siteRoutes), settled))) as {
    '@graph': Record<string, unknown>[];
  };

describe('first-aid pages in search engines', () => {
  it('stand below the page above all topics', async () => {
    const [crumbs] = (await graph(kit))['@graph'];
    expect(crumbs?.['itemListElement']).toMatchObject([
      { name: 'Home' },
      { name: 'First aid', item: 'https://www.rescue.example/FirstAid' },
      { name: kit.title, item: 'https://www.rescue.example/FirstAid/Kit' },
    ]);
  });

  it('claim a medical check only where there was one, with its day', async () => {
    const { reviewedBy: _by, reviewedOn: _on, ...unchecked } = kit;
    expect(JSON.stringify(await graph(unchecked))).not.toMatch(/review|Medical/i);
    const checked = await graph({ ...kit, reviewedBy: 'Dr. A. Example', reviewedOn: '2026-02-03' });
    expect(checked['@graph']).toContainEqual({
      '@type': 'MedicalWebPage',
      url: 'https://www.rescue.example/FirstAid/Kit',
      lastReviewed: '2026-02-03',
      reviewedBy: { '@type': 'Person', name: 'Dr. A. Example' },
    });
  });

  it('have share pictures of their own, except the quiet ones', () => {
    const own = siteRoutes.filter(({ path, indexable }) => isFirstAidPath(path) && indexable);
    const isQuiet = ({ page }: (typeof own)[number]) => page === 'QuietPage';
    const names = own.filter((one) => !isQuiet(one)).map((one) => sharePicture(one, siteRoutes));
    expect(new Set(names).size).toBe(34);
    for (const name of names) expect(name).toMatch(/^firstAid-\w+$/);
    for (const one of own.filter(isQuiet)) expect(sharePicture(one, siteRoutes)).toBe('site');
  });
});
