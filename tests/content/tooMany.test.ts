import { expect, it } from 'vitest';
import { pageRendering } from '../../src/app/render/render';
import { routeInfo } from '../../src/app/siteRoutes';
import { owner } from '../../src/content/owner';
import { forms } from '../../src/domain/forms';
import { startSite } from '../server/site';
import { all, links, words } from './rendered';

// One answer for all forms: their own words are in tests/e2e/tooMany.spec.ts.
it('a plain post that is one too many is answered in words, with the phone number', async () => {
  const assets = { firstLoad: '/first.js', react: [], assistant: [] };
  const site = await startSite({
    renderer: { ...pageRendering(() => assets), ...routeInfo },
    rateLimit: { burst: 1, perSecond: 0.001 },
  });
  const { path } = forms.contact;
  await site.submit(path, {});
  const answer = await site.submit(path, {});
  expect(answer.status).toBe(429);
  const [main = ''] = all(await answer.text(), 'main');
  expect(words(main)).toContain('This was not sent');
  expect(words(main)).toContain('Too many requests came from your network');
  expect(links(main)).toContainEqual([`Call ${owner.phone.display}`, owner.phone.href]);
}, 30_000);
