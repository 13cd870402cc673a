/**
 * First-load script: attaches behaviours, brings React on demand and prefetches pages; small and framework-free. What can
 * wait until the page has loaded is in a script of its own.
 */
import { attachBehaviours } from '../../behaviours/attachBehaviours';
import { prefetchOnIntent } from '../../behaviours/prefetchOnIntent';
import type { scriptData } from '../../behaviours/contract';
import { hint } from '../../behaviours/hint';
import { hydrateOnDemand } from '../../behaviours/hydrateOnDemand';
import { postOnce } from '../../behaviours/postOnce';

/** Everything that does not wait for React. */
function attachAll(): void {
  attachBehaviours();
  hydrateOnDemand();
  postOnce();
  prefetchOnIntent(({ pathname, search }) => {
    // From then on links bring no documents.
    if (!document.documentElement.dataset['react' satisfies keyof typeof scriptData])
      hint([pathname + search], { rel: 'prefetch' });
  });
  const bringRest = () => {
    import('./after-load').catch(() => undefined);
  };
  if (document.readyState === 'complete') bringRest();
  else addEventListener('load', bringRest);
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
