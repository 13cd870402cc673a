import { useEffect } from 'react';
import { addons, types, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { libraryIcon } from './libraryMark';
import { frameTheme } from './libraryTheme';
import { withSearchWords } from './withSearchWords';

const night = window.matchMedia('(prefers-color-scheme: dark)');
const followSystem = () => addons.setConfig({ theme: frameTheme[night.matches ? 'dark' : 'light'] });
followSystem();
night.addEventListener('change', followSystem);

// The mark takes the place of Storybook's own icon in the browser's tab.
for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel~="icon"]')) link.href = libraryIcon;

/** Gives the sidebar's index the other names of widgets, each time that it is loaded. */
function SearchWords() {
  const api = useStorybookApi();
  const { internal_index: index } = useStorybookState();
  useEffect(() => {
    const next = index && withSearchWords(index);
    if (next) void api.setIndex(next);
  }, [api, index]);
  return null;
}

addons.register('search-words', () => {
  addons.add('search-words/tool', { type: types.TOOL, title: 'Search words', render: SearchWords });
});
