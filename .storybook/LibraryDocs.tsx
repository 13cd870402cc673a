import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useLayoutEffect, useSyncExternalStore, type PropsWithChildren } from 'react';
import { SET_GLOBALS, UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { applyBrand } from './brands';
import { markScheme } from './docsFrame';
import { libraryTheme } from './libraryTheme';
import { applyToolbarToDocs } from './toolbar';

type Globals = Readonly<Record<string, unknown>>;

const channel = addons.getChannel();
let globals: Globals = {};

const take = (said: { globals: Globals }) => {
  globals = { ...globals, ...said.globals };
};
// The globals of the page, and later those of the toolbar; frames send theirs, too.
channel.once(SET_GLOBALS, take);
channel.on(UPDATE_GLOBALS, take);

function onGlobals(changed: () => void): () => void {
  channel.on(UPDATE_GLOBALS, changed);
  return () => channel.off(UPDATE_GLOBALS, changed);
}

/** The toolbar's globals, on a documentation page. */
export const useGlobalsOfDocs = (): Globals => useSyncExternalStore(onGlobals, () => globals);

const night = window.matchMedia('(prefers-color-scheme: dark)');

function onNight(changed: () => void): () => void {
  night.addEventListener('change', changed);
  return () => night.removeEventListener('change', changed);
}

/** A documentation page in the toolbar's colour scheme and with its other globals. */
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
