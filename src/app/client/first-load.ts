/** First-load script: attaches behaviours, brings React on demand and prefetches pages; small and framework-free. */
import { attachAccordion } from '../../behaviours/accordion';
import type { Behaviour } from '../../behaviours/attach';
import { prefetchOnIntent } from '../../behaviours/prefetchOnIntent';
import { attachAssistant } from '../../behaviours/assistant';
import { attachCarousel } from '../../behaviours/carousel';
import type { BehaviourName, SelectorOf, pageData, scriptData } from '../../behaviours/contract';
import { reportFormStart, attachDraft, clearDraftOnArrival } from '../../behaviours/draft';
import { attachHeader } from '../../behaviours/header';
import { hint } from '../../behaviours/hint';
import { attachPopup } from '../../behaviours/popup';
import { attachSlider } from '../../behaviours/slider';
import { hydrateOnDemand } from '../../behaviours/hydrateOnDemand';
import { attachYear } from '../../behaviours/year';
import type { styleData } from '../../theme/attributes';

/** Those of every page, or of many; `later.ts` has the others. */
const behaviours: Readonly<Partial<Record<BehaviourName, Behaviour>>> = {
  accordion: attachAccordion,
  assistant: attachAssistant,
  header: attachHeader,
  slider: attachSlider,
  carousel: attachCarousel,
  popup: attachPopup,
  draft: attachDraft,
  begin: reportFormStart,
  sent: clearDraftOnArrival,
  year: attachYear,
};

// Before a browser goes back to where the page was left, the whole page is laid out: see `deferOffscreenRendering`.
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (visit?.type !== 'navigate')
  document.documentElement.dataset['paged' satisfies keyof typeof styleData] = '';

/** Each in a task of its own: together they would make a long one on a slow phone. */
function attachAll(): void {
  for (const element of document.querySelectorAll<HTMLElement>(
    '[data-behaviour]' satisfies SelectorOf<typeof pageData>,
  )) {
    setTimeout(() =>
      behaviours[element.dataset['behaviour' satisfies keyof typeof pageData] as BehaviourName]?.(element),
    );
  }
  hydrateOnDemand();
  prefetchOnIntent(({ pathname, search }) => {
    // From then on links bring no documents.
    if (!document.documentElement.dataset['react' satisfies keyof typeof scriptData])
      hint([pathname + search], { rel: 'prefetch' });
  });
}

// Browsers before Chrome 92, Firefox 90 and Safari 15.4 lack `Array.at`, and with it what the behaviours and React need,
// such as `:focus-visible`. They get the plain page. Firefox has `<dialog>` from 98 on; until then the assistant's link
// is followed.
if ('at' in []) {
  // Once the page is painted: a slow phone that has this script in its cache shows the page that much sooner.
  new IntersectionObserver((_, observer) => {
    observer.disconnect();
    attachAll();
  }).observe(document.body);
}
