import type { Preview } from '@storybook/react-vite';
import { languageFiles } from '../src/content/languages';
import { isLanguage, languages, type Language } from '../src/domain/language';
import { emulateMedia } from './emulateMedia';

/** Menus of the toolbar; a story sets them with `globals: {direction: 'rtl'}`. */
export const globalTypes = {
  direction: {
    description: 'Text direction',
    toolbar: {
      icon: 'transfer',
      dynamicTitle: true,
      items: [
        { value: 'ltr', title: 'Left to right' },
        { value: 'rtl', title: 'Right to left' },
      ],
    },
  },
  language: {
    description: 'Language of the site’s words; play functions look for the English ones',
    toolbar: {
      icon: 'globe',
      dynamicTitle: true,
      items: languages.map((language) => ({ value: language, title: languageFiles[language].name })),
    },
  },
  scheme: {
    description: 'Colour scheme',
    toolbar: {
      icon: 'moon',
      dynamicTitle: true,
      items: [
        { value: 'system', title: 'As the system' },
        { value: 'light', title: 'Light' },
        { value: 'dark', title: 'Dark' },
      ],
    },
  },
  motion: {
    description: 'Motion',
    toolbar: {
      icon: 'play',
      dynamicTitle: true,
      items: [
        { value: 'full', title: 'Full motion' },
        { value: 'reduced', title: 'Reduced motion' },
      ],
    },
  },
  textSize: {
    description: 'Text size',
    toolbar: {
      icon: 'zoom',
      dynamicTitle: true,
      items: [
        { value: '100', title: 'Text 100 %' },
        { value: '200', title: 'Text 200 %' },
      ],
    },
  },
  media: {
    description: 'Kind of screen',
    toolbar: {
      icon: 'contrast',
      dynamicTitle: true,
      items: [
        { value: 'screen', title: 'Screen' },
        { value: 'forcedColors', title: 'Forced colours (approximate)' },
        { value: 'print', title: 'Print' },
      ],
    },
  },
} satisfies Preview['globalTypes'];

/** Initial values of the toolbar. */
export const initialGlobals = {
  direction: 'ltr',
  language: 'en',
  scheme: 'system',
  motion: 'full',
  textSize: '100',
  media: 'screen',
};

/** Screens by name; a story sets one with `globals: {viewport: {value: 'phone'}}`. */
export const viewports = {
  narrow: { name: 'Narrow phone', styles: { width: '320px', height: '640px' }, type: 'mobile' },
  zoomed: { name: '400 % zoom of 1280 px', styles: { width: '320px', height: '256px' }, type: 'desktop' },
  small: {
    name: 'Small phone, with the browser’s bars',
    styles: { width: '360px', height: '560px' },
    type: 'mobile',
  },
  phone: { name: 'Phone', styles: { width: '360px', height: '740px' }, type: 'mobile' },
  tablet: { name: 'Tablet', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  laptop: { name: 'Laptop', styles: { width: '1024px', height: '700px' }, type: 'desktop' },
  desktop: { name: 'Desktop', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
} as const;

const stillCss = '*,*::before,*::after{animation-duration:1ms!important;transition-duration:1ms!important}';

function reduceMotion(): () => void {
  const style = document.createElement('style');
  style.textContent = stillCss;
  document.head.append(style);
  const real = window.matchMedia.bind(window);
  // Only the result changes; listeners and everything else stay the browser's own.
  window.matchMedia = (query) => {
    const list = real(query);
    if (!query.includes('prefers-reduced-motion')) return list;
    return Object.defineProperty(list, 'matches', { value: !query.includes('no-preference') });
  };
  return () => {
    style.remove();
    window.matchMedia = real;
  };
}

/** The text direction set by the toolbar or the story. */
export function directionOf(globals: Record<string, unknown>): 'ltr' | 'rtl' {
  return globals['direction'] === 'rtl' ? 'rtl' : 'ltr';
}

/** The language set by the toolbar or the story. */
export function languageOfStory({ language }: Record<string, unknown>): Language {
  return isLanguage(language) ? language : 'en';
}

/** Text size, colour scheme, motion and media, which apply to a whole page; returns a function that undoes them. */
function applyToPage(globals: Record<string, unknown>): () => void {
  const page = document.documentElement;
  // A URL yields a number.
  page.style.fontSize = String(globals['textSize']) === '200' ? '200%' : '';
  const undo = [emulateMedia(globals['scheme'], globals['media'])];
  if (globals['motion'] === 'reduced') undo.push(reduceMotion());
  return () => {
    page.style.fontSize = '';
    for (const step of undo) step();
  };
}

/** Applies the toolbar's values to the page before a story renders; returns a function that undoes them. */
export function applyToolbar(globals: Record<string, unknown>): () => void {
  const page = document.documentElement;
  page.dir = directionOf(globals);
  page.lang = languageOfStory(globals);
  const undo = applyToPage(globals);
  return () => {
    page.dir = 'ltr';
    undo();
  };
}

let onDocs: { choices: string; undo: () => void } | undefined;

/**
 * Applies the toolbar's values to a documentation page, once for all of its stories; the direction is set for each story.
 * @param globals The values; without them the page is left as it was.
 */
export function applyToolbarToDocs(globals?: Record<string, unknown>): void {
  const choices = JSON.stringify(['textSize', 'scheme', 'motion', 'media'].map((name) => globals?.[name]));
  if (onDocs?.choices === choices) return;
  onDocs?.undo();
  onDocs = globals && { choices, undo: applyToPage(globals) };
}
