import { CacheProvider } from '@emotion/react';
import ThemeProvider from '@mui/system/ThemeProvider';
import { useEffect, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { addBackEntry } from '../../behaviours/backEntry';
import { languageOfWords } from '../../assistant/engine/language';
import { replaceModel } from '../../assistant/reader';
import { replyIn } from '../../assistant/replyIn';
import { isConstrainedConnection } from '../../behaviours/connection';
import type { AssistantContent } from '../../content/assistantTypes';
import { byLanguage } from '../../content/byLanguage';
import { assistant as english } from '../../content/en/assistant';
import { languageOf, type Language } from '../../domain/language';
import { Assistant } from '../../sections/Assistant/Assistant';
import { theme } from '../../theme/theme';
import { styleCache } from '../styleCache';

let isOpen = false;

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
  if (isConstrainedConnection(/2g/) || !navigator.onLine) return;
  const load = () => {
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
 * Shows the assistant in a React tree of its own: it need not wait for the page to hydrate, and each survives the other.
 * @param launcher Gets the focus back when the panel is closed.
 * @returns Resolves when the panel is shown; rejects if it fails before.
 */
export async function openAssistant(launcher: HTMLElement): Promise<void> {
  if (isOpen) return;
  isOpen = true;
  // A page in another language has fetched the words ahead; without them the panel speaks English.
  const wanted = languageOf(location.pathname);
  if (wanted !== 'en') await fetchWords(wanted).catch(() => undefined);
  const own = loaded[wanted];
  const language = own ? wanted : 'en';
  const reply = replyIn(english, loadWords, loaded);
  const { title, notice, noticeLink, call, suggestions, handOver, labels } = own ?? english;
  const place = document.createElement('div');
  document.body.append(place);
  const abort = new AbortController();
  await new Promise<void>((resolve, reject) => {
    const end = () => {
      isOpen = false;
      launcher.ariaExpanded = 'false';
      abort.abort();
      // Not while React renders.
      queueMicrotask(() => {
        root.unmount();
        place.remove();
      });
    };
    const root = createRoot(place, {
      identifierPrefix: 'assistant-',
      onUncaughtError: (error) => {
        end();
        reject(error instanceof Error ? error : new Error(String(error)));
      },
    });
    const close = () => {
      end();
      launcher.focus();
    };
    const goBack = addBackEntry(close, abort.signal);
    root.render(
      <CacheProvider value={styleCache('a')}>
        <ThemeProvider theme={theme}>
          <Shown
            onShown={() => {
              launcher.ariaExpanded = 'true';
              resolve();
              learnMore();
            }}
          >
            <Assistant
              {...{ title, notice, noticeLink, call, suggestions, handOver, labels, language, reply }}
              languageOf={languageOfWords}
              onClose={(why) => {
                close();
                // Going back would end the way to the page of a link.
                if (why === 'closed') goBack();
              }}
            />
          </Shown>
        </ThemeProvider>
      </CacheProvider>,
    );
  });
}
