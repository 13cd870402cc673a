import createEmotionServer from '@emotion/server/create-instance';
import { renderToStaticMarkup } from 'react-dom/server';
import { desk } from '../../content/pages/desk';
import { owner } from '../../content/owner';
import type { DeskRenderer } from '../../domain/deskPages';
import { DeskPage } from '../../pages/DeskPage';
import { App } from '../App';
import { guideNames } from '../desk/deskGuides';
import { deskPageProps } from '../desk/deskPageProps';
import { icons } from '../seo/siteFiles';
import { styleCache } from '../styleCache';
import { escapeHtml } from './escapeHtml';

/**
 * Renders the staff desk to complete HTML documents that need only their own script.
 * @param script Address of that script.
 */
export function deskRendering(script: string): DeskRenderer {
  return {
    guides: guideNames,
    render(data) {
      const { title, props } = deskPageProps(data);
      const cache = styleCache();
      // Keeps all rules in the cache instead of writing <style> elements between the page's own.
      cache.compat = true;
      const html = renderToStaticMarkup(
        <App cache={cache}>
          <DeskPage {...props} />
        </App>,
      );
      const { styles } = createEmotionServer(cache).extractCriticalToChunks(html);
      return [
        '<!doctype html><html lang="en"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
        '<meta name="robots" content="noindex,nofollow">',
        data.page === 'again' ? `<meta http-equiv="refresh" content="0;url=${escapeHtml(data.path)}">` : '',
        `<title>${escapeHtml(`${title} – ${desk.title}, ${owner.brand}`)}</title>`,
        `<link rel="icon" href="${icons.vector}" type="image/svg+xml">`,
        `<script type="module" src="${script}"></script>`,
        `<style>${styles.map(({ css }) => css).join('')}</style>`,
        `</head><body>${html}</body></html>`,
      ].join('');
    },
  };
}
