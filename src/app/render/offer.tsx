import { CacheProvider } from '@emotion/react';
import ThemeProvider from '@mui/system/ThemeProvider';
import { renderToStaticMarkup } from 'react-dom/server';
import { LanguageOffer } from '../../components/LanguageOffer/LanguageOffer';
import { byLanguage } from '../../content/byLanguage';
import type english from '../../content/words/en/translation.json';
import { languageTag, type Language } from '../../domain/language';
import { siteTheme } from '../siteTheme';
import { styleCache } from '../styleCache';
import { fragmentPage } from './fragment';

const words = byLanguage(
  import.meta.glob<typeof english>(['../../content/words/*/translation.json', '!../../content/words/en/*'], {
    eager: true,
    import: 'default',
  }),
);

/**
 * A page that contains only the offer to read in a language, with its styles; nothing is offered in a language without words for
 * it. `src/app/client/suggestLanguage.ts` fetches it, for few visitors see it.
 */
export function renderOffer(language: Language, address: string): string | undefined {
  const labels = words[language]?.offer;
  if (!labels) return undefined;
  const cache = styleCache('offer');
  // Keeps all rules in the cache instead of writing <style> elements.
  cache.compat = true;
  const html = renderToStaticMarkup(
    <CacheProvider value={cache}>
      <ThemeProvider theme={siteTheme}>
        <LanguageOffer lang={languageTag[language]} to={address} labels={labels} />
      </ThemeProvider>
    </CacheProvider>,
  );
  return fragmentPage({ language, title: labels.read, html, cache });
}
