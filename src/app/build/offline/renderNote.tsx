import { CacheProvider } from '@emotion/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { OfflineNote } from '../../../components/OfflineNote/OfflineNote';
import { offlineNote as english } from '../../../content/en/offlineNote';
import { offlineNote as kiswahili } from '../../../content/sw/offlineNote';
import type { Language } from '../../../domain/language';
import { styleCache } from '../../styleCache';
import type { KeptNote } from './keptVersion';

const words: Readonly<Record<Language, string>> = { en: english, sw: kiswahili };

/** What a kept page says of itself, in its language; `{date}` stands for the day. */
export function renderNote(language: Language): KeptNote {
  const cache = styleCache('kept');
  cache.compat = true;
  const html = renderToStaticMarkup(
    <CacheProvider value={cache}>
      <OfflineNote text={words[language]} />
    </CacheProvider>,
  );
  return { html, css: Object.values(cache.inserted).join('') };
}
