import createCache from '@emotion/cache';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { App } from '../../src/app/App';
import { siteRoutes } from '../../src/app/siteRoutes';
import { emergency } from '../../src/content/pages/emergency';
import { burns } from '../../src/content/pages/firstAid/burns';
import { firstAidFrame } from '../../src/content/pages/firstAid/frame';
import { CallToAction } from '../../src/sections/CallToAction/CallToAction';
import { EmergencyCard } from '../../src/sections/EmergencyCard/EmergencyCard';
import { FirstAidSources } from '../../src/sections/FirstAidSources/FirstAidSources';
import { Steps } from '../../src/sections/Steps/Steps';
import { rendered } from './rendered';

/** Ids that occur more than once in a page. */
function doubled(html: string): string[] {
  const ids = [...html.matchAll(/<[^>]*?\sid="([^"]*)"/g)].map(([, id = '']) => id);
  return ids.filter((id, index) => ids.indexOf(id) !== index);
}

it.each(siteRoutes.map(({ path }) => path))('%s: no id stands twice', async (path) => {
  expect(doubled((await rendered(path)).html)).toEqual([]);
});

it('sections can stand on any page together, and twice', () => {
  const call = { title: 'Ask us', text: 'It costs nothing.', actions: [] };
  const foot = { ...firstAidFrame.foot, sources: burns.sources, links: [] };
  const html = renderToStaticMarkup(
    <App cache={createCache({ key: 'css' })}>
      <EmergencyCard {...emergency} />
      <EmergencyCard {...emergency} />
      <CallToAction {...call} />
      <CallToAction {...call} />
      <Steps id="next" title="What happens next" items={[]} />
      <FirstAidSources id="sources" {...foot} />
      <FirstAidSources id="more-sources" {...foot} />
    </App>,
  );
  expect(doubled(html)).toEqual([]);
  // Every region is named by a heading of its own.
  const names = [...html.matchAll(/aria-labelledby="([^"]*)"/g)].map(([, id = '']) => id);
  expect(new Set(names).size).toBe(7);
  expect(names.filter((id) => !html.includes(`id="${id}"`))).toEqual([]);
});

it('finds what stands twice', () => {
  expect(doubled('<p id="a"></p><p class="x" id="a"></p><p data-id="b"></p><p id="b"></p>')).toEqual(['a']);
});
