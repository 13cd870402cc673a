import { attachAccordion } from './widgets/accordion';
import { attachAssistant } from './widgets/assistant';
import type { Behaviour } from './attach';
import { attachCarousel } from './widgets/carousel';
import type { BehaviourName, LateBehaviourName, SelectorOf, pageData } from './contract';
import { reportFormStart, attachDraft } from './page/draft';
import { attachHeader } from './widgets/header';
import { attachPopup } from './widgets/popup';
import { attachSlider } from './widgets/slider';
import { attachVariants } from './widgets/variants';

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
