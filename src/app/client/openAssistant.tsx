import { startTransition, useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { languageOfWords } from '../../assistant/engine/language';
import { replyInBoth } from '../../assistant/bilingual';
import { replaceModel } from '../../assistant/reader';
import { isConstrainedConnection } from '../../behaviours/connection';
import type { Panel } from '../../behaviours/panel';
import type { AssistantContent } from '../../content/assistantTypes';
import { assistant as english } from '../../content/en/assistant';
import { languages, languageTag, type Language } from '../../domain/language';
import { AssistantTree, assistantKeys } from '../AssistantTree';
import { styleCache } from '../styleCache';

/** The words in Kiswahili, once they were needed. */
let kiswahili: AssistantContent | undefined;
const fetchKiswahili = async () =>
  (kiswahili ??= (await import('../../content/sw/assistant')).assistantIn(english));
/** Browsers remember what they could not import, and do not try again: nothing is tried without a line. */
const loadKiswahili = () =>
  navigator.onLine ? fetchKiswahili() : Promise.reject(new Error('There is no connection'));

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

/** The words of the panel. @throws {Error} They cannot be had. */
const wordsIn = async (language: Language): Promise<AssistantContent> =>
  language === 'sw' ? fetchKiswahili() : english;

/**
 * Takes the panel over in a React tree of its own: it need not wait for the page to hydrate, and each survives the other.
 * @param panel The panel as the build has rendered it, in the page and open.
 * @returns Resolves when React has it, or when it was closed before; rejects if either fails.
 */
export async function openAssistant(panel: Panel): Promise<void> {
  const tag = panel.place.querySelector('dialog')?.lang;
  const language = languages.find((one) => languageTag[one] === tag) ?? 'en';
  // A page in Kiswahili has fetched the words ahead.
  const words = await wordsIn(language);
  if (panel.signal.aborted) return;
  const reply = replyInBoth(english, loadKiswahili, kiswahili);
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
          {...{ words, language, reply }}
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
