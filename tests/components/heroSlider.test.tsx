import createCache from '@emotion/cache';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { App } from '../../src/app/App';
import { HeroSlider } from '../../src/components/HeroSlider/HeroSlider';
import { slider } from '../../src/content/pages/slides';

const { labels, slides } = slider;
const html = () =>
  renderToStaticMarkup(
    <App cache={createCache({ key: 'css' })}>
      <HeroSlider label="Where we work" labels={labels} slides={slides} />
    </App>,
  ).replace(/<style\b.*?<\/style>/gs, '');

describe('the slider before its script has come', () => {
  it('marks the dot of its first slide, which is the one that is shown', () => {
    const dots = [...html().matchAll(/data-slide="(\d)"[^>]*aria-current="true"/g)];
    expect(dots.map(([, dot]) => Number(dot))).toEqual([0]);
  });

  it('says its name once: the heading names the region, the row of slides has a name of its own', () => {
    const page = html();
    expect(page.match(/Where we work/g)).toHaveLength(1);
    const heading = /<section[^>]*aria-labelledby="([^"]+)"/.exec(page)?.[1] ?? '';
    expect(page).toMatch(new RegExp(`<h2 id="${heading}"><span[^>]*>Where we work</span></h2>`));
    expect(page).toMatch(new RegExp(`data-track=""[^>]*aria-label="${labels.row}"`));
  });
});
