import { addons } from 'storybook/manager-api';
import { libraryIcon } from './libraryMark';
import { libraryTheme } from './libraryTheme';

addons.setConfig({ theme: libraryTheme });

// The mark takes the place of Storybook's own icon in the browser's tab.
for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel~="icon"]')) link.href = libraryIcon;
