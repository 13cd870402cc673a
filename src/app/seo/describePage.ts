import { languageFiles } from '../../content/languages';
import { firstAidRoot } from '../../domain/firstAidPath';
import { languageTag, pathIn, type Language } from '../../domain/language';
import type { SiteRoute } from '../routeTable';
import { openingOf, type PageContent } from './pageContent';
import type { Crumb, DescribedPage } from './structuredData';

const home = '/';
const services = '/services';

/** Pages that describe the service as a whole: one or two are enough for search engines, and every page has to be small. */
const aboutService = [home, '/ContactUs', '/AboutPage'];

/** Pages of questions, by file; the questions on service pages are the same, and would only make those pages larger. */
const questionPages = ['FaqPage', 'WhatHappensPage'];

/** Name of the home page, as in the navigation. */
async function homeName(language: Language): Promise<string> {
  const { site } = (await languageFiles[language].frame()).frame;
  const item = site.header.items.find((entry) => 'to' in entry && entry.to === pathIn(language, home));
  return item?.label ?? site.header.brand;
}

/** Paths above a page, the home page first. */
function above({ path, page, language }: SiteRoute): string[] {
  const plain = pathIn('en', path);
  if (plain === home) return [];
  const aid = plain.startsWith(`${firstAidRoot()}/`) && firstAidRoot();
  const middle = aid || (page === 'ServicePage' && services);
  return [home, ...(middle ? [middle] : [])].map((one) => pathIn(language, one));
}

async function crumb(path: string, routes: readonly SiteRoute[], language: Language): Promise<Crumb> {
  if (path === pathIn(language, home)) return { name: await homeName(language), path };
  const loaded = await routes.find((route) => route.path === path)?.load();
  return { name: loaded ? openingOf(loaded.content).title : path, path };
}

/**
 * Collects the structured data of a page.
 * @param routes The route table, for the parent pages.
 * @param today Current day in Nairobi, ISO 8601; without it closed days are left out.
 */
export async function describePage(
  route: SiteRoute,
  content: PageContent,
  routes: readonly SiteRoute[],
  today?: string,
): Promise<DescribedPage> {
  const clinics = content.form?.clinics;
  const parents = await Promise.all(
    above(route)
      .filter((path) => routes.some((one) => one.path === path))
      .map((path) => crumb(path, routes, route.language)),
  );
  return {
    aboutService: aboutService.includes(pathIn('en', route.path)),
    ...(route.language !== 'en' && {
      inLanguage: { path: route.path, language: languageTag[route.language] },
    }),
    trail: [...parents, { name: openingOf(content).title, path: route.path }],
    ...(content.reviewedBy !== undefined &&
      content.reviewedOn !== undefined && {
        review: { path: route.path, by: content.reviewedBy, on: content.reviewedOn },
      }),
    ...(clinics && { clinics: { path: route.path, today, items: clinics } }),
    ...(questionPages.includes(route.page) && content.questions && { questions: content.questions.items }),
  };
}
