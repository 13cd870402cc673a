import type { SelectorOf, scriptData } from './contract';

/**
 * Built files of a part of the page that comes later, its entry first. The script's own tag lists them; there are none
 * in Storybook.
 */
export const built = (part: keyof typeof scriptData): readonly string[] =>
  document
    .querySelector<HTMLElement>('[data-assistant]' satisfies SelectorOf<typeof scriptData>)
    ?.dataset[part]?.split(' ') ?? [];
