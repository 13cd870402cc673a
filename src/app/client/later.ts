/** Attaches the behaviours of a few pages: the first-load script, which every page has, would carry them otherwise. */
import type { Behaviour } from '../../behaviours/attach';
import type { SelectorOf, laterBehaviours, pageData } from '../../behaviours/contract';
import { attachTopicFilter } from '../../behaviours/topicFilter';
import { attachVariants } from '../../behaviours/variants';

const behaviours: Readonly<Record<(typeof laterBehaviours)[number], Behaviour>> = {
  topicFilter: attachTopicFilter,
  variants: attachVariants,
};

// The same browsers as those of the first-load script.
if ('at' in []) {
  for (const element of document.querySelectorAll<HTMLElement>(
    '[data-behaviour]' satisfies SelectorOf<typeof pageData>,
  )) {
    const name = element.dataset['behaviour' satisfies keyof typeof pageData];
    for (const [known, attach] of Object.entries(behaviours)) if (known === name) attach(element);
  }
}
