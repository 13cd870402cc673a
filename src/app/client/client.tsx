import { startTransition, useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { pageCache } from './pageCache';
import { App } from '../App';
import { Site } from '../Site';
import type { SentData } from '../resolvedPage';
import { languageFiles } from '../../content/languages';
import { languageOf } from '../../domain/language';
import { hydratedStyleCache } from '../styleCache';

/** Says once that the tree is in place, so that the event that asked for React can be given again. */
function Ready({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  useEffect(onReady, [onReady]);
  return children;
}

/** What the server put into the page for its own data. */
function sentData(): SentData {
  const element = document.getElementById('page-data');
  return element?.textContent ? (JSON.parse(element.textContent) as SentData) : {};
}

/** Takes the prerendered page over. Resolves when the tree is in place. */
export async function hydrate(): Promise<void> {
  const [pages, { frame }] = await Promise.all([
    pageCache(sentData()),
    languageFiles[languageOf(location.pathname)].frame(),
  ]);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element #root');
  const cache = hydratedStyleCache();
  await new Promise<void>((resolve) => {
    // As a transition React works in slices of a few ms, between which the phone answers taps and keys.
    startTransition(() => {
      hydrateRoot(
        root,
        <App cache={cache}>
          <Ready onReady={resolve}>
            <BrowserRouter>
              <Site pages={pages} words={frame} />
            </BrowserRouter>
          </Ready>
        </App>,
      );
    });
  });
}
