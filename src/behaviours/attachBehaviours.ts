import { attachAccordion } from './accordion';
import { attachAssistant } from './assistant';
import type { Behaviour } from './attach';
import { attachCarousel } from './carousel';
import type { BehaviourName, LateBehaviourName, SelectorOf, pageData } from './contract';
import { reportFormStart, attachDraft } from './draft';
import { attachHeader } from './header';
import { attachPopup } from './popup';
import { attachSlider } from './slider';
import { attachVariants } from './variants';

const behaviours: Readonly<Record<BehaviourName, Behaviour> & Partial<Record<LateBehaviourName, Behaviour>>> =
  {
    accordion: attachAccordion,
    assistant: attachAssistant,
    header: attachHeader,
    slider: attachSlider,
    carousel: attachCarousel,
    popup: attachPopup,
    draft: attachDraft,
    begin: reportFormStart,
    variants: attachVariants,
  };

/**
 * Attaches to each element the behaviour that its `data-behaviour` names, without React. Elements that already have it are
 * skipped.
 *
 * Each is attached in a task of its own: together they would be one long task on a slow phone.
 * @param root The part of the page to search.
 */
export function attachBehaviours(root: ParentNode = document): void {
  for (const element of root.querySelectorAll<HTMLElement>(
    '[data-behaviour]' satisfies SelectorOf<typeof pageData>,
  )) {
    setTimeout(() =>
      behaviours[
        element.dataset['behaviour' satisfies keyof typeof pageData] as BehaviourName | LateBehaviourName
      ]?.(element),
    );
  }
}
