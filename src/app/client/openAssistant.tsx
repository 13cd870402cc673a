import { startTransition, useLayoutEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { languageOfWords } from '../../assistant/engine/language';
import { replaceModels } from '../../assistant/reader';
import { replyIn } from '../../assistant/replyIn';
import { isConstrainedConnection } from '../../behaviours/page/connection';
import type { Panel } from '../../behaviours/widgets/panel';
import type { AssistantContent } from '../../content/assistantTypes';
import { assistant as english } from '#en/assistant';
import { languages, languageTag, type Language } from '../../domain/language';
import { isConnected } from '../../services/serverTime';
import { AssistantTree, assistantKeys } from '../AssistantTree';
import { styleCache } from '../styleCache';
import { keepState } from './keepState';

/** Derives the answers of a language from the English ones. */
type AssistantIn = (english: AssistantContent) => AssistantContent;

/** The assistant's words in the other languages, derived from the English ones; not all languages have them. */
const words: Readonly<Partial<Record<Language, () => Promise<AssistantIn>>>> = {
  sw: async () => (await import('#sw/kiswahiliAssistant')).assistantIn,
};

/** Words that have been loaded. */
const loaded: Partial<Record<Language, AssistantContent>> = {};

async function fetchWords(language: Language): Promise<AssistantContent> {
  const assistantIn = await words[language]?.();
  if (!assistantIn) throw new Error(`No assistant in ${language}`);
  return (loaded[language] ??= assistantIn(english));
}

/** Browsers remember failed imports and do not repeat them, so nothing is imported without a connection. */
async function loadWords(language: Language): Promise<AssistantContent> {
  if (!(await isConnected())) throw new Error('There is no connection');
  return fetchWords(language);
}

/** Loads the larger model when the browser is idle. Without it, or with data saving on, the small model answers. */
function loadFullModel() {
  if (isConstrainedConnection(/2g/)) return;
  const load = () => {
    // Nobody waits for it, and browsers do not repeat an import that has failed.
    if (!navigator.onLine) return;
    import('../../assistant/model/fullWeights').then(
      (models) => {
        replaceModels(models);
      },
      () => undefined,
    );
  };
  if ('requestIdleCallback' in window) requestIdleCallback(load);
  else setTimeout(load, 1000);
}

function OnMount({ onMount, children }: { onMount: () => void; children: ReactNode }) {
  // Not a passive effect: before that runs, a press could be handled twice.
  useLayoutEffect(onMount, [onMount]);
  return children;
}

/**
 * Hydrates the panel in a React tree of its own: it does not wait for the page to hydrate, and neither fails with the
 * other.
 * @param panel The panel as the build has rendered it, in the page and open.
 * @returns Resolves when React has taken over, or when the panel was closed before; rejects if either fails.
 */
export async function openAssistant(panel: Panel): Promise<void> {
  const tag = panel.place.querySelector('dialog')?.lang;
  const language = languages.find((one) => languageTag[one] === tag) ?? 'en';
  // A page in another language has preloaded its words.
  const content = language === 'en' ? english : await fetchWords(language);
  if (panel.signal.aborted) return;
  const reply = replyIn(english, loadWords, loaded);
  const giveBack = keepState(panel.place);
  await new Promise<void>((resolve, reject) => {
    const tree = (
      <OnMount
        onMount={() => {
          giveBack();
          panel.onHydrated();
          // After React has read what was typed.
          setTimeout(() => {
            if (!panel.signal.aborted) panel.onReady();
            resolve();
            loadFullModel();
          });
        }}
      >
        <AssistantTree
          {...{ language, reply }}
          words={content}
          cache={styleCache(assistantKeys.styles)}
          languageOf={languageOfWords}
          onClose={panel.close}
        />
      </OnMount>
    );
    // In a transition React works in slices of a few ms, and the phone accepts typing in between.
    startTransition(() => {
      const root = hydrateRoot(panel.place, tree, {
        identifierPrefix: assistantKeys.ids,
        // Another program has changed the panel, or it was closed meanwhile.
        onRecoverableError: () => undefined,
        onUncaughtError: (error) => {
          panel.close('failed');
          reject(error instanceof Error ? error : new Error(String(error)));
        },
      });
      panel.signal.addEventListener('abort', () => {
        // React must not unmount while it renders.
        queueMicrotask(() => {
          root.unmount();
        });
        resolve();
      });
    });
  });
}
