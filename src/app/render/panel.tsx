import { renderToString } from 'react-dom/server';
import { byLanguage } from '../../content/byLanguage';
import { panel as english } from '../../content/en/assistant/panel';
import type { Language } from '../../domain/language';
import { AssistantTree, assistantKeys, type PanelWords } from '../AssistantTree';
import { styleCache } from '../styleCache';
import { fragmentPage } from './fragment';

const panels = byLanguage(
  import.meta.glob<PanelWords>('../../content/*/assistant/panel.ts', { eager: true, import: 'panel' }),
);

/** The words of a panel, with their language. */
function inItsWords(wanted: Language): [Language, PanelWords] {
  const own = panels[wanted];
  return own ? [wanted, own] : ['en', english];
}

/** Nobody can ask static HTML anything. */
const nothing = { reply: () => ({ text: '' }), languageOf: () => undefined, onClose: () => undefined };

/**
 * A page that contains only the assistant's panel in a language, or else in English, with its styles. It is fetched
 * when the launcher is pressed, and inserted into the page before React has loaded: `src/behaviours/panel.ts`.
 */
export function renderPanel(wanted: Language): string {
  const [language, words] = inItsWords(wanted);
  const cache = styleCache(assistantKeys.styles);
  // Keeps all rules in the cache instead of writing <style> elements between the panel's own.
  cache.compat = true;
  const html = renderToString(<AssistantTree {...{ cache, language, ...nothing }} words={words} />, {
    identifierPrefix: assistantKeys.ids,
  });
  return fragmentPage({ language, title: words.title, html, cache });
}
