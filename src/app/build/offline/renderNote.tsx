import { CacheProvider } from '@emotion/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { OfflineNote } from '../../../components/OfflineNote/OfflineNote';
import { byLanguage } from '../../../content/byLanguage';
import english from '../../../content/words/en/offlineNote.json';
import { languageTag, type Language } from '../../../domain/language';
import { styleCache } from '../../styleCache';
import type { KeptNote } from './keptVersion';

const words = byLanguage(
  import.meta.glob<typeof english>('../../../content/words/*/offlineNote.json', {
    eager: true,
    import: 'default',
  }),
);

/** The note on a kept page, in its language or else in English; `{date}` is the placeholder for the date. */
export function renderNote(language: Language): KeptNote {
  const own = words[language];
  const cache = styleCache('kept');
  cache.compat = true;
  const html = renderToStaticMarkup(
    <CacheProvider value={cache}>
      {own === undefined ? <OfflineNote {...english} lang={languageTag.en} /> : <OfflineNote {...own} />}
    </CacheProvider>,
  );
  return { html, css: Object.values(cache.inserted).join('') };
}
