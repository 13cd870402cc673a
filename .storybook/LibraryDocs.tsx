import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useLayoutEffect, useSyncExternalStore, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { applyBrand } from './brands';
import { markScheme } from './docsFrame';
import { libraryTheme } from './libraryTheme';
import { applyToolbarToDocs } from './toolbar';

type Globals = Readonly<Record<string, unknown>>;

const channel = addons.getChannel();
let globals: Globals = {};

// From the start: a documentation page is drawn after the toolbar's choices are known.
for (const event of [SET_GLOBALS, GLOBALS_UPDATED])
  channel.on(event, (said: { globals: Globals }) => {
    globals = said.globals;
  });

function onGlobals(changed: () => void): () => void {
  channel.on(GLOBALS_UPDATED, changed);
  return () => channel.off(GLOBALS_UPDATED, changed);
}

/** What the toolbar has chosen, on a documentation page. */
export const useGlobalsOfDocs = (): Globals => useSyncExternalStore(onGlobals, () => globals);

const night = window.matchMedia('(prefers-color-scheme: dark)');

function onNight(changed: () => void): () => void {
  night.addEventListener('change', changed);
  return () => night.removeEventListener('change', changed);
}

/** A documentation page, in the toolbar's colour scheme and with its other choices. */
export function LibraryDocs(props: PropsWithChildren<DocsContainerProps>) {
  const chosen = useGlobalsOfDocs();
  const isNight = useSyncExternalStore(onNight, () => night.matches);
  const { scheme } = chosen;
  const isDark = scheme === 'dark' || (scheme !== 'light' && isNight);
  useLayoutEffect(() => {
    applyBrand(chosen);
    applyToolbarToDocs(chosen);
    markScheme(scheme);
  }, [chosen, scheme]);
  return <DocsContainer {...props} theme={libraryTheme[isDark ? 'dark' : 'light']} />;
}
