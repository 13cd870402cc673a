import { renderToString } from 'react-dom/server';
import { panel as english } from '#en/assistant/panel';
import { panel as kiswahili } from '#sw/kiswahiliAssistant/panel';
import type { Language } from '../../domain/language';
import { AssistantTree, assistantKeys, type PanelWords } from '../AssistantTree';
import { styleCache } from '../styleCache';
import { fragmentPage } from './fragment';

/** The words of the panel; a language that has none reads English. */
const panels: Readonly<Partial<Record<Language, PanelWords>>> = { en: english, sw: kiswahili };

/** Nobody can ask static HTML anything. */
const nothing = { reply: () => ({ text: '' }), languageOf: () => undefined, onClose: () => undefined };

/**
 * A page that contains only the assistant's panel in a language, or else in English, with its styles. It is fetched
 * when the launcher is pressed, and inserted into the page before React has loaded: `src/behaviours/widgets/panel.ts`.
 */
export function renderPanel(wanted: Language): string {
  const own = panels[wanted];
  const [language, words] = own ? ([wanted, own] as const) : (['en', english] as const);
  const cache = styleCache(assistantKeys.styles);
  // Keeps all rules in the cache instead of writing <style> elements between the panel's own.
  cache.compat = true;
  const html = renderToString(<AssistantTree {...{ cache, language, ...nothing }} words={words} />, {
    identifierPrefix: assistantKeys.ids,
  });
  return fragmentPage({ language, title: words.title, html, cache });
}
