/** The script of the page that makes an emergency plan: one that is kept on this phone is shown at once, which takes React. */
import type { SelectorOf, pageData } from '../../behaviours/contract';
import { keptPlanKey } from '../../domain/keptPlanKey';

function isKept(): boolean {
  try {
    return localStorage.getItem(keptPlanKey) !== null;
  } catch {
    return false;
  }
}

/** As the first use of the form does: the first-load script listens for it. */
function beginUse(): void {
  document
    .querySelector('main [data-needs-react="focus"]' satisfies `main ${SelectorOf<typeof pageData>}`)
    ?.dispatchEvent(new Event('focusin', { bubbles: true }));
}

if ('at' in [] && isKept()) {
  // The first-load script waits for the same, and was there before; which of the two is told first is the browser's choice.
  new IntersectionObserver((_, observer) => {
    observer.disconnect();
    setTimeout(beginUse);
  }).observe(document.body);
}
