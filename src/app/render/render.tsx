import createEmotionServer from '@emotion/server/create-instance';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { languageFiles } from '../../content/languages';
import { owner } from '../../content/owner';
import { staging } from '../../content/staging';
import { pathIn, type Language } from '../../domain/language';
import type { PageData } from '../../domain/pages';
import { App } from '../App';
import { htmlDocument, type DocumentAssets, type StyleChunk } from './document';
import { pageTitle } from '../head';
import type { SiteRoute } from '../routeTable';
import { addressOf, alternatesOf, canonicalPath, isListed } from '../seo/addresses';
import { describePage } from '../seo/describePage';
import { sharingOf } from '../seo/sharing';
import { structuredData } from '../seo/structuredData';
import { siteRoutes } from '../siteRoutes';
import { failureText, noData, resolvedPage, type Failure, type SentData, type Shown } from '../resolvedPage';
import { Site } from '../Site';
import { styleCache, styleKey } from '../styleCache';

/** Returns the built files that a page in a language needs; without a route: those that every page needs. */
export type AssetsOf = (language: Language, route?: SiteRoute) => DocumentAssets;

/** A page to render: a row of the route table with its data, or a failure. */
type Subject = { route: SiteRoute; data: PageData } | { failure: Failure; language: Language };

async function renderDocument(subject: Subject, assetsOf: AssetsOf): Promise<string> {
  const route = 'route' in subject ? subject.route : undefined;
  const { language } = 'route' in subject ? subject.route : subject;
  const { frame } = await languageFiles[language].frame();
  const today = 'data' in subject ? subject.data.today : undefined;
  const shown: Shown = 'route' in subject ? await resolvedPage(subject.route, subject.data) : subject;
  const cache = styleCache();
  // Keeps all rules in the cache instead of writing <style> elements between the page's own.
  cache.compat = true;
  const { prelude } = await prerender(
    <App cache={cache}>
      <StaticRouter location={route?.path ?? pathIn(language, '/404')}>
        <Site pages={{ resolve: () => shown }} words={frame} />
      </StaticRouter>
    </App>,
  );
  const rendered = await new Response(prelude).text();
  // React puts its preload elements for the first screen's pictures before everything else that it renders.
  const hints = /^(?:<link rel="preload"[^>]*>)*/.exec(rendered)?.[0] ?? '';
  const html = rendered.slice(hints.length);
  const content =
    'failure' in subject
      ? {
          meta: {
            title: failureText(subject.failure, frame.errorPage),
            description: frame.errorPage.description,
          },
        }
      : (await subject.route.load()).content;
  const { styles } = createEmotionServer(cache).extractCriticalToChunks(html);
  return htmlDocument({
    html,
    hints,
    faces: facesIn(styles),
    styles: joinedStyles(styles),
    language,
    title: pageTitle('meta' in shown ? shown.meta : content.meta),
    description: content.meta.description,
    indexable: !staging && (route?.indexable ?? false),
    ...(route && {
      canonical: addressOf(canonicalPath(route)),
      alternates: alternatesOf(route, siteRoutes),
      sharing: sharingOf(route, content, siteRoutes),
    }),
    ...(route &&
      isListed(route) && {
        structured: structuredData(await describePage(route, content, siteRoutes, today), owner),
      }),
    ...((!route || route.live) && { pageData: sentData(subject) }),
    assets: assetsOf(language, route),
  });
}

const fontFace = /@font-face\{[^}]*\}/g;

/** The font faces among the rules. */
const facesIn = (chunks: readonly StyleChunk[]) =>
  chunks.flatMap(({ css }) => css.match(fontFace) ?? []).join('');

/** The rules without font faces. Moves animations, for which Emotion has an element each, to the other rules: the page's policy has a hash for each element. */
function joinedStyles(chunks: readonly StyleChunk[]): StyleChunk[] {
  const rules = chunks.filter(({ css, key }) => key === styleKey || css.startsWith('@keyframes'));
  const joined = rules.map(({ css }) => css).join('');
  const others = chunks.filter((chunk) => !rules.includes(chunk));
  return [
    ...others.map((chunk) => ({ ...chunk, css: chunk.css.replace(fontFace, '') })),
    { key: styleKey, ids: [], css: joined },
  ];
}

/** Data with which the browser builds the same tree. */
function sentData(subject: Subject): SentData {
  return 'route' in subject ? { data: subject.data } : { failure: subject.failure };
}

/** Renders pages of the route table to complete HTML documents. */
export function pageRendering(assetsOf: AssetsOf) {
  return {
    /** Renders a path of the table. @throws {Error} If the table does not contain the path. */
    render(path: string, data: PageData = noData): Promise<string> {
      const route = siteRoutes.find((entry) => entry.path === path);
      if (!route) throw new Error(`The route table has no path ${path}`);
      return renderDocument({ route, data }, assetsOf);
    },
    /** Renders the error page; for 404 it is the same for every unknown path. */
    renderError(status: number, statusText: string, language: Language = 'en'): Promise<string> {
      return renderDocument({ failure: { status, statusText }, language }, assetsOf);
    },
  };
}
