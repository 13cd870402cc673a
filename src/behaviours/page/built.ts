import type { SelectorOf, scriptData } from '../contract';

/**
 * Built files of a part of the page that is loaded later, its entry first. They are listed on the script's own tag; in
 * Storybook there are none.
 */
export const built = (part: keyof typeof scriptData): readonly string[] =>
  document
    .querySelector<HTMLElement>('[data-assistant]' satisfies SelectorOf<typeof scriptData>)
    ?.dataset[part]?.split(' ') ?? [];
