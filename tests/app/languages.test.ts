import { describe, expect, it } from 'vitest';
import { findRoute } from '../../src/app/findRoute';
import { pageRendering } from '../../src/app/render/render';
import { alternatesOf } from '../../src/app/seo/addresses';
import { sitemap } from '../../src/app/seo/siteFiles';
import type { SiteRoute } from '../../src/app/routeTable';
import { routeInfo, siteRoutes } from '../../src/app/siteRoutes';
import { languageFiles } from '../../src/content/languages';
import { owner } from '../../src/content/owner';
import { errorPage as kiswahiliError } from '#sw/errorPage';
import { languages, pathIn } from '../../src/domain/language';

const site = pageRendering(() => ({ firstLoad: '/first.js', react: [], assistant: [] }));
const render = (path: string) => site.render(path);
const at = (path: string) => owner.siteUrl + path;
const choking = {
  en: at('/FirstAid/Choking'),
  sw: at('/sw/FirstAid/Choking'),
  'x-default': at('/FirstAid/Choking'),
};

/** Properties that a page has in every language. */
const asEnglish = ({ path, page, content, indexable, canonical, offline, live }: SiteRoute) => ({
  path: pathIn('en', path),
  ...{ page, content, indexable, offline, live },
  canonical: canonical && pathIn('en', canonical),
});

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

  it('says each part in its language', async () => {
    const html = await render('/sw/FirstAid/Choking');
    expect(html).toMatch(/^<!doctype html><html lang="sw">/);
    expect(html).toContain('<meta property="og:locale" content="sw_KE">');
    expect(html).toContain('"inLanguage":"sw"');
    const english = await render('/FirstAid/Choking');
    expect(english).toMatch(/^<!doctype html><html lang="en-KE">/);
    expect(english).toContain('<meta property="og:locale" content="en_KE">');
    // Only the links to the other languages are in those languages.
    const others = (page: string) => [...page.matchAll(/<(?!html)(\w+)[^>]* lang="([^"]+)"/g)];
    const ways = languages.filter((language) => language !== 'en').map((language) => ['a', language]);
    expect(others(english).map(([, tag, lang]) => [tag, lang])).toEqual([...ways, ...ways]);
  });

  it('has the way to the other one in header and footer', async () => {
    for (const [path, other, name] of [
      ['/FirstAid/Choking', '/sw/FirstAid/Choking', 'Kiswahili'],
      ['/sw/FirstAid/Choking', '/FirstAid/Choking', 'English'],
    ] as const) {
      const html = await render(path);
      for (const part of ['header', 'footer']) {
        const inside = new RegExp(`<${part}\\b.*?</${part}>`, 's').exec(html)?.[0];
        expect(inside).toMatch(
          new RegExp(`<a href="${other}" hrefLang="\\w+" lang="\\w+"><span>${name}`, 'i'),
        );
      }
    }
  });

  it('is answered in its language where there is none', async () => {
    const html = await site.renderError(404, 'Not Found', 'sw');
    expect(html).toMatch(/^<!doctype html><html lang="sw">/);
    expect(html).toContain(kiswahiliError.title);
    expect(html).toMatch(/<a href="\/" hrefLang="en"/i);
  });
});

describe('every page', () => {
  const paths = siteRoutes.map(({ path }) => path);

  it('names in each language the same addresses, its own among them', () => {
    for (const route of siteRoutes) {
      const own = alternatesOf(route, siteRoutes);
      for (const address of Object.values(own)) {
        const path = address.slice(owner.siteUrl.length);
        expect(alternatesOf({ path }, siteRoutes), path).toEqual(own);
      }
      expect(Object.values(own), route.path).toContain(at(route.path));
    }
  });

  it('is there in each language that does not name the few it has, and for search engines in the same way', () => {
    for (const language of languages) {
      const { only } = languageFiles[language];
      const isThere = ({ path }: SiteRoute) => only?.includes(path) ?? true;
      expect(siteRoutes.filter((route) => route.language === language).map(asEnglish)).toEqual(
        siteRoutes.filter((route) => route.language === 'en' && isThere(route)).map(asEnglish),
      );
    }
  });

  it('that a language lacked would be read in English', () => {
    expect(Object.entries(routeInfo.redirects).filter(([, to]) => !paths.includes(to))).toEqual([]);
    expect(routeInfo.redirects['/sw/contact']).toBe('/sw/ContactUs');
  });
});

describe('a part of the route table', () => {
  it('has every route under its path, and none that is unknown', async () => {
    for (const route of siteRoutes) expect((await findRoute(route.path))?.path).toBe(route.path);
    for (const path of ['/None', '/FirstAid/None', '/sw/FirstAid/None', '/sw/', '/en'])
      expect(await findRoute(path)).toBeUndefined();
  });
});
