/**
 * Built files of a part of the page that comes later, its entry first. The script's own tag lists them; there are none
 * in Storybook.
 */
export const built = (part: 'react' | 'assistant'): readonly string[] =>
  document.querySelector<HTMLElement>('script[data-assistant]')?.dataset[part]?.split(' ') ?? [];
