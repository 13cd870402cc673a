import { describe, expect, it } from 'vitest';
import { findRoute } from '../../src/app/findRoute';
import { pageRendering } from '../../src/app/render/render';
import { alternatesOf } from '../../src/app/seo/addresses';
import { sitemap } from '../../src/app/seo/siteFiles';
import { siteRoutes } from '../../src/app/siteRoutes';
import { owner } from '../../src/content/owner';

const site = pageRendering(() => ({ firstLoad: '/first.js', react: [], assistant: [] }));
const render = (path: string) => site.render(path);
const at = (path: string) => owner.siteUrl + path;
const choking = {
  en: at('/FirstAid/Choking'),
  sw: at('/sw/FirstAid/Choking'),
  'x-default': at('/FirstAid/Choking'),
};

describe('a page in two languages', () => {
  it.each(['/FirstAid/Choking', '/sw/FirstAid/Choking'])('%s names its addresses in both', async (path) => {
    const html = await render(path);
    const named = [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)];
    expect(Object.fromEntries(named.map(([, language, address]) => [language, address]))).toEqual(choking);
  });

  it('says so in the site map as well', () => {
    const entries = sitemap(siteRoutes).split('<url>');
    for (const address of [choking.en, choking.sw]) {
      const entry = entries.find((one) => one.startsWith(`<loc>${address}</loc>`)) ?? '';
      for (const [language, other] of Object.entries(choking))
        expect(entry).toContain(`<xhtml:link rel="alternate" hreflang="${language}" href="${other}"/>`);
    }
  });

  it('is none where it is in English alone', async () => {
    expect(alternatesOf({ path: '/FAQ' }, siteRoutes)).toEqual({});
    expect(await render('/FAQ')).not.toContain('hreflang');
  });

  it('says each part in its language', async () => {
    const html = await render('/sw/FirstAid/Choking');
    expect(html).toMatch(/^<!doctype html><html lang="sw">/);
    const opening = (tag: string, name: RegExp) =>
      [...html.matchAll(new RegExp(`<${tag}\\b[^>]*>`, 'g'))]
        .map(([one]) => one)
        .find((one) => name.test(one));
    for (const [tag, name] of [
      ['header', /data-behaviour="header"/],
      ['footer', /./],
      ['nav', /Quick contact/],
      ['a', /href="#main"/],
    ] as const)
      expect(opening(tag, name), tag).toContain('lang="en-KE"');
    expect(opening('a', /hrefLang|hreflang/)).toMatch(/hreflang="en" lang="en"/i);
    expect(html).toContain('<meta property="og:locale" content="sw_KE">');
    expect(html).toContain('"inLanguage":"sw"');
    const english = await render('/FirstAid/Choking');
    expect(english).toMatch(/^<!doctype html><html lang="en-KE">/);
    expect(english.replace(/<a\b[^>]*hrefLang[^>]*>/i, '')).not.toMatch(/<(?!html)[^>]* lang="/);
    expect(english).toContain('<meta property="og:locale" content="en_KE">');
  });
});

describe('a part of the route table', () => {
  it('has every route under its path, and none that is unknown', async () => {
    for (const route of siteRoutes) expect((await findRoute(route.path))?.path).toBe(route.path);
    for (const path of ['/None', '/FirstAid/None', '/sw/FirstAid/None', '/sw', '/sw/FAQ'])
      expect(await findRoute(path)).toBeUndefined();
  });
});
