/**
 * The first-load script: attaches the behaviours to the prerendered page and brings React when something needs it.
 * Everything here is small and framework-free; the page works without it.
 */
import { attachAccordion } from '../behaviours/accordion';
import { attachAssistant } from '../behaviours/assistant';
import { attachCarousel } from '../behaviours/carousel';
import { attachBegin, attachDraft, attachSent } from '../behaviours/draft';
import { attachHeader } from '../behaviours/header';
import { attachPopup } from '../behaviours/popup';
import { attachSlider } from '../behaviours/slider';
import { bringReact } from '../behaviours/reactOnDemand';
import { attachYear } from '../behaviours/year';

const behaviours: Readonly<Record<string, (element: HTMLElement) => unknown>> = {
  accordion: attachAccordion,
  assistant: attachAssistant,
  header: attachHeader,
  slider: attachSlider,
  carousel: attachCarousel,
  popup: attachPopup,
  draft: attachDraft,
  begin: attachBegin,
  sent: attachSent,
  year: attachYear,
};

for (const element of document.querySelectorAll<HTMLElement>('[data-behaviour]')) {
  behaviours[element.dataset['behaviour'] ?? '']?.(element);
}

bringReact();
