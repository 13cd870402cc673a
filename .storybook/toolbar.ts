import type { Preview } from '@storybook/react-vite';

/** Choices of the toolbar; a story sets them with `globals: {direction: 'rtl'}`. */
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
} satisfies Preview['globalTypes'];

/** Screens by name; a story takes one with `globals: {viewport: {value: 'phone'}}`. */
export const viewports = {
  narrow: { name: 'Narrow phone', styles: { width: '320px', height: '640px' }, type: 'mobile' },
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
  // Only the answer changes; listeners and everything else stay the browser's own.
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

/** The text direction that the toolbar or the story asks for. */
export function directionOf(globals: Record<string, unknown>): 'ltr' | 'rtl' {
  return globals['direction'] === 'rtl' ? 'rtl' : 'ltr';
}

/** Puts the toolbar's choices into the page before a story renders; gives back how to undo them. */
export function applyToolbar(globals: Record<string, unknown>): () => void {
  const page = document.documentElement;
  page.dir = directionOf(globals);
  page.style.fontSize = globals['textSize'] === '200' ? '200%' : '';
  const undoMotion = globals['motion'] === 'reduced' ? reduceMotion() : undefined;
  return () => {
    page.dir = 'ltr';
    page.style.fontSize = '';
    undoMotion?.();
  };
}
