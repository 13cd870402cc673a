/**
 * First-load script: attaches behaviours, loads React on demand and prefetches pages; small and framework-free.
 * Everything that can wait until the page has loaded is in another script.
 */
import { attachBehaviours } from '../../behaviours/attachBehaviours';
import { prefetchOnIntent } from '../../behaviours/page/prefetchOnIntent';
import type { scriptData } from '../../behaviours/contract';
import { hint } from '../../behaviours/widgets/hint';
import { hydrateOnDemand } from '../../behaviours/page/hydrateOnDemand';
import { postOnce } from '../../behaviours/page/postOnce';

/** Everything that does not need React. */
function attachAll(): void {
  attachBehaviours();
  hydrateOnDemand();
  postOnce();
  prefetchOnIntent(({ pathname, search }) => {
    // Once React runs, links no longer load documents.
    if (!document.documentElement.dataset['react' satisfies keyof typeof scriptData])
      hint([pathname + search], { rel: 'prefetch' });
  });
  const loadRest = () => {
    import('./after-load').catch(() => undefined);
  };
  if (document.readyState === 'complete') loadRest();
  else addEventListener('load', loadRest);
}

// Browsers before Chrome 92, Firefox 90 and Safari 15.4 lack `Array.at`, and also features that the behaviours and
// React need, such as `:focus-visible`. They get the plain page. Firefox supports `<dialog>` from 98 on; before that
// the assistant's link is followed.
if ('at' in []) {
  // After the first paint: a slow phone with this script in its cache shows the page sooner.
  new IntersectionObserver((_, observer) => {
    observer.disconnect();
    attachAll();
  }).observe(document.body);
}
