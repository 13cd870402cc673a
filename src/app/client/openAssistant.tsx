import { CacheProvider } from '@emotion/react';
import ThemeProvider from '@mui/system/ThemeProvider';
import { useEffect, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { assistant } from '../../content/en/assistant';
import { Assistant } from '../../sections/Assistant/Assistant';
import { theme } from '../../theme/theme';
import { styleCache } from '../styleCache';
import { replyFrom } from '../../assistant/reply';

let isOpen = false;
const reply = replyFrom(assistant);

function Shown({ onShown, children }: { onShown: () => void; children: ReactNode }) {
  useEffect(onShown, [onShown]);
  return children;
}

/**
 * Shows the assistant in a React tree of its own: it need not wait for the page to hydrate, and each survives the other.
 * @param launcher Gets the focus back when the panel is closed.
 * @returns Resolves when the panel is shown; rejects if it fails before.
 */
export function openAssistant(launcher: HTMLElement): Promise<void> {
  if (isOpen) return Promise.resolve();
  isOpen = true;
  const place = document.createElement('div');
  document.body.append(place);
  return new Promise((resolve, reject) => {
    const end = () => {
      isOpen = false;
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
    const { title, notice, call, suggestions, handOver, labels } = assistant;
    root.render(
      <CacheProvider value={styleCache('a')}>
        <ThemeProvider theme={theme}>
          <Shown onShown={resolve}>
            <Assistant
              {...{ title, notice, call, suggestions, handOver, labels, reply }}
              onClose={() => {
                end();
                launcher.focus();
              }}
            />
          </Shown>
        </ThemeProvider>
      </CacheProvider>,
    );
  });
}
