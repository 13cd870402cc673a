import { CacheProvider } from '@emotion/react';
import ThemeProvider from '@mui/system/ThemeProvider';
import { useEffect, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { addBackEntry } from '../../behaviours/backEntry';
import { languageOfWords } from '../../assistant/engine/language';
import { replyInBoth } from '../../assistant/bilingual';
import { replaceModel } from '../../assistant/reader';
import { isConstrainedConnection } from '../../behaviours/connection';
import type { AssistantContent } from '../../content/assistantTypes';
import { assistant as english } from '../../content/en/assistant';
import { languageOf } from '../../domain/language';
import { Assistant } from '../../sections/Assistant/Assistant';
import { theme } from '../../theme/theme';
import { styleCache } from '../styleCache';

let isOpen = false;

/** The words in Kiswahili, once they were needed. */
let kiswahili: AssistantContent | undefined;
const fetchKiswahili = async () =>
  (kiswahili ??= (await import('../../content/sw/assistant')).assistantIn(english));
/** Browsers remember what they could not import, and do not try again: nothing is tried without a line. */
const loadKiswahili = () =>
  navigator.onLine ? fetchKiswahili() : Promise.reject(new Error('There is no connection'));

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
  // A page in Kiswahili has fetched the words ahead; without them the panel speaks English.
  const isKiswahili = languageOf(location.pathname) === 'sw';
  if (isKiswahili) await fetchKiswahili().catch(() => undefined);
  const own = isKiswahili ? kiswahili : undefined;
  const language = own ? 'sw' : 'en';
  const reply = replyInBoth(english, loadKiswahili, kiswahili);
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
