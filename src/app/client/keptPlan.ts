/** Script of the emergency plan's page: a plan that is stored on this phone is shown at once, which needs React. */
import type { SelectorOf, pageData } from '../../behaviours/contract';
import { keptPlanKey } from '../../domain/emergencyPlan';

function isStored(): boolean {
  try {
    return localStorage.getItem(keptPlanKey) !== null;
  } catch {
    return false;
  }
}

/** Acts like the first use of the form, for which the first-load script listens. */
function simulateFirstUse(): void {
  document
    .querySelector('main [data-needs-react="focus"]' satisfies `main ${SelectorOf<typeof pageData>}`)
    ?.dispatchEvent(new Event('focusin', { bubbles: true }));
}

if ('at' in [] && isStored()) {
  // The first-load script starts at the same moment; browsers do not define which of the two observers is called
  // first.
  new IntersectionObserver((_, observer) => {
    observer.disconnect();
    setTimeout(simulateFirstUse);
  }).observe(document.body);
}
