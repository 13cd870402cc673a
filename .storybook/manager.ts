import { useEffect } from 'react';
import { addons, types, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { libraryIcon } from './libraryMark';
import { frameTheme } from './libraryTheme';
import { sidebarIndex } from './sidebar';

const night = window.matchMedia('(prefers-color-scheme: dark)');
const followSystem = () => addons.setConfig({ theme: frameTheme[night.matches ? 'dark' : 'light'] });
followSystem();
night.addEventListener('change', followSystem);

// Replaces Storybook's own favicon by the mark.
for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel~="icon"]')) link.href = libraryIcon;

/** Adds groups, readable names and search words to the sidebar, each time its index is loaded. */
function Sidebar() {
  const api = useStorybookApi();
  const { internal_index: index } = useStorybookState();
  useEffect(() => {
    const next = index && sidebarIndex(index);
    if (next) void api.setIndex(next);
  }, [api, index]);
  return null;
}

addons.register('sidebar', () => {
  addons.add('sidebar/tool', { type: types.TOOL, title: 'Sidebar', render: Sidebar });
});
