import { startTransition, useEffect, useLayoutEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { keepState } from './keepState';
import { pageCache } from './pageCache';
import { App } from '../App';
import { OutermostBoundary } from '../OutermostBoundary';
import { Site } from '../Site';
import type { SentData } from '../resolvedPage';
import { languageFiles } from '../../content/languages';
import { languageOf } from '../../domain/language';
import { hydratedStyleCache } from '../styleCache';

interface ReadyProps {
  /** Called in the commit that mounts the tree. */
  onMount: () => void;
  /** Called after it: the event that started hydration can be dispatched again. */
  onReady: () => void;
  children: ReactNode;
}

/** Signals once that the tree is mounted. */
function Ready({ onMount, onReady, children }: ReadyProps) {
  useLayoutEffect(onMount, [onMount]);
  useEffect(onReady, [onReady]);
  return children;
}

/** The page's own data, embedded by the server. */
function sentData(): SentData {
  const element = document.getElementById('page-data');
  return element?.textContent ? (JSON.parse(element.textContent) as SentData) : {};
}

/** Hydrates the prerendered page. Resolves when the tree is mounted. */
export async function hydrate(): Promise<void> {
  const sent = sentData();
  const [pages, { frame }] = await Promise.all([
    pageCache(sent),
    languageFiles[languageOf(location.pathname)].frame(),
  ]);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element #root');
  const cache = hydratedStyleCache();
  const giveBack = keepState(root);
  await new Promise<void>((resolve) => {
    // In a transition React works in slices of a few ms, and the phone responds to taps and keys in between.
    startTransition(() => {
      hydrateRoot(
        root,
        <OutermostBoundary words={frame.errorPage}>
          <App cache={cache}>
            <Ready onMount={giveBack} onReady={resolve}>
              <BrowserRouter>
                <Site pages={pages} words={frame} />
              </BrowserRouter>
            </Ready>
          </App>
        </OutermostBoundary>,
        // Another program has changed the page, and React has rendered it anew.
        { onRecoverableError: () => undefined },
      );
    });
  });
}
