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

const mergeGlobals = (event: { globals: Globals }) => {
  globals = { ...globals, ...event.globals };
};
// The globals of the page, and later those of the toolbar; frames send theirs, too.
channel.once(SET_GLOBALS, mergeGlobals);
channel.on(UPDATE_GLOBALS, mergeGlobals);

function onGlobals(onChange: () => void): () => void {
  channel.on(UPDATE_GLOBALS, onChange);
  return () => channel.off(UPDATE_GLOBALS, onChange);
}

/** The toolbar's globals, on a documentation page. */
export const useGlobalsOfDocs = (): Globals => useSyncExternalStore(onGlobals, () => globals);

const darkScheme = window.matchMedia('(prefers-color-scheme: dark)');

function onDarkScheme(onChange: () => void): () => void {
  darkScheme.addEventListener('change', onChange);
  return () => darkScheme.removeEventListener('change', onChange);
}

/** A documentation page in the toolbar's colour scheme and with its other globals. */
export function LibraryDocs(props: PropsWithChildren<DocsContainerProps>) {
  const toolbarGlobals = useGlobalsOfDocs();
  const systemIsDark = useSyncExternalStore(onDarkScheme, () => darkScheme.matches);
  const { scheme } = toolbarGlobals;
  const isDark = scheme === 'dark' || (scheme !== 'light' && systemIsDark);
  useLayoutEffect(() => {
    applyBrand(toolbarGlobals);
    applyToolbarToDocs(toolbarGlobals);
    markScheme(scheme);
  }, [toolbarGlobals, scheme]);
  return <DocsContainer {...props} theme={libraryTheme[isDark ? 'dark' : 'light']} />;
}
