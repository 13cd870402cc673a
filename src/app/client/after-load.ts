/** Work that page scripts do after loading, so that it delays nothing. */
import { followLanguageLinks, visitorsLanguage } from '../../behaviours/page/languageChoice';
import { fetchAhead } from '../../behaviours/page/fetchAhead';
import type { LateBehaviourName, SelectorOf, pageData } from '../../behaviours/contract';
import type { Behaviour } from '../../behaviours/attach';
import { clearDraftOnArrival } from '../../behaviours/page/clearDraft';
import { keepUnlessDeclined } from '../../behaviours/page/serviceWorker';
import { whenIdle } from '../../behaviours/page/whenIdle';
import { attachYear } from '../../behaviours/page/year';
import { keepsOffline } from '../../content/keepsOffline';
import { languageOf } from '../../domain/language';

/** Behaviours that can wait. Those that only some pages have are loaded on these pages only. */
const lateBehaviours: Readonly<Record<LateBehaviourName, (() => Promise<Behaviour>) | undefined>> = {
  keepOffline: async () => (await import('./keepOffline')).loadKeepOffline(),
  sent: () => Promise.resolve(clearDraftOnArrival),
  year: () => Promise.resolve(attachYear),
  topicSearch: async () => (await import('./topicSearch')).pageSearch(),
};

function attachTo(element: HTMLElement | null): void {
  const name = element?.dataset['behaviour' satisfies keyof typeof pageData];
  lateBehaviours[name as LateBehaviourName]?.().then(
    (attach) => element && attach(element),
    // The element stays as it is in the HTML.
    () => undefined,
  );
}
for (const element of document.querySelectorAll<HTMLElement>(
  '[data-behaviour]' satisfies SelectorOf<typeof pageData>,
))
  attachTo(element);
// A page that React shows later has the same search, without its code in React's bundle.
document.addEventListener('focusin', ({ target }) => {
  attachTo(
    (target as Element).closest<HTMLElement>(
      '[data-behaviour="topicSearch"]' satisfies SelectorOf<typeof pageData>,
    ),
  );
});
followLanguageLinks();
const preferred = visitorsLanguage();
// Visitors who open a page in another language than the first one have chosen it.
if (preferred !== 'en' && languageOf(location.pathname) === 'en')
  import('./suggestLanguage').then(
    ({ suggestLanguage }) => suggestLanguage(preferred),
    // The links in header and footer still work.
    () => undefined,
  );
fetchAhead();
// The only files that are fetched without a request from the visitor: without a network it is too late to ask for first aid.
if (keepsOffline)
  whenIdle(() => {
    keepUnlessDeclined().catch(() => undefined);
  });
