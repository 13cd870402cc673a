import { startTransition, useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { languageOfWords } from '../../assistant/engine/language';
import { replaceModel } from '../../assistant/reader';
import { replyIn } from '../../assistant/replyIn';
import { isConstrainedConnection } from '../../behaviours/connection';
import type { Panel } from '../../behaviours/panel';
import type { AssistantContent } from '../../content/assistantTypes';
import { byLanguage } from '../../content/byLanguage';
import { assistant as english } from '../../content/en/assistant';
import { languages, languageTag, type Language } from '../../domain/language';
import { AssistantTree, assistantKeys } from '../AssistantTree';
import { styleCache } from '../styleCache';

/** The words of the other languages, made of the English ones: not all languages have any. */
const words = byLanguage(
  import.meta.glob<(english: AssistantContent) => AssistantContent>(
    ['../../content/*/assistant.ts', '!../../content/en/assistant.ts'],
    { import: 'assistantIn' },
  ),
);

/** Those that were needed. */
const loaded: Partial<Record<Language, AssistantContent>> = {};

async function fetchWords(language: Language): Promise<AssistantContent> {
  const assistantIn = await words[language]?.();
  if (!assistantIn) throw new Error(`No assistant in ${language}`);
  return (loaded[language] ??= assistantIn(english));
}

/** Browsers remember what they could not import, and do not try again: nothing is tried without a line. */
const loadWords = (language: Language) =>
  navigator.onLine ? fetchWords(language) : Promise.reject(new Error('There is no connection'));

/** Loads the larger model once the browser is idle; without it, or where data are saved, the one that is there answers. */
function learnMore() {
  if (isConstrainedConnection(/2g/)) return;
  const load = () => {
    if (!navigator.onLine) return;
    import('../../assistant/model/fullWeights').then(
      ({ learned }) => replaceModel(learned),
      () => undefined,
    );
  };
  if ('requestIdleCallback' in window) requestIdleCallback(load);
  else setTimeout(load, 1000);
}

function Shown({ onShown, children }: { onShown: () => void; children: ReactNode }) {
  useEffect(onShown, [onShown]);
  return children;
}

/**
 * Takes the panel over in a React tree of its own: it need not wait for the page to hydrate, and each survives the other.
 * @param panel The panel as the build has rendered it, in the page and open.
 * @returns Resolves when React has it, or when it was closed before; rejects if either fails.
 */
export async function openAssistant(panel: Panel): Promise<void> {
  const tag = panel.place.querySelector('dialog')?.lang;
  const language = languages.find((one) => languageTag[one] === tag) ?? 'en';
  // A page in another language has fetched its words ahead.
  const content = language === 'en' ? english : await fetchWords(language);
  if (panel.signal.aborted) return;
  const reply = replyIn(english, loadWords, loaded);
  await new Promise<void>((resolve, reject) => {
    const tree = (
      <Shown
        onShown={() => {
          // After React has noted what was typed.
          setTimeout(() => {
            if (!panel.signal.aborted) panel.taken();
            resolve();
            learnMore();
          });
        }}
      >
        <AssistantTree
          {...{ language, reply }}
          words={content}
          cache={styleCache(assistantKeys.styles)}
          languageOf={languageOfWords}
          onClose={panel.end}
        />
      </Shown>
    );
    // As a transition React works in slices of a few ms, between which the phone takes what is typed.
    startTransition(() => {
      const root = hydrateRoot(panel.place, tree, {
        identifierPrefix: assistantKeys.ids,
        onRecoverableError: (error) => {
          // Closed while React is at it, the panel is no loss.
          if (!panel.signal.aborted) reportError(error);
        },
        onUncaughtError: (error) => {
          panel.end('failed');
          reject(error instanceof Error ? error : new Error(String(error)));
        },
      });
      panel.signal.addEventListener('abort', () => {
        // Not while React renders.
        queueMicrotask(() => {
          root.unmount();
        });
        resolve();
      });
    });
  });
}
