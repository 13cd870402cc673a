/** What a page's scripts do once it has loaded: nothing of it holds anything up. */
import { followLanguageLinks, visitorsLanguage } from '../../behaviours/languageChoice';
import { fetchAhead } from '../../behaviours/fetchAhead';
import type { LateBehaviourName, SelectorOf, pageData } from '../../behaviours/contract';
import type { Behaviour } from '../../behaviours/attach';
import { keepUnasked } from '../../behaviours/serviceWorker';
import { whenIdle } from '../../behaviours/whenIdle';
import { attachYear } from '../../behaviours/year';
import { keepsOffline } from '../../content/keepsOffline';
import { apiOrigin } from '../../domain/apiOrigin';
import { languageOf } from '../../domain/language';

/** The behaviours that have time. What only some pages have is fetched by these alone. */
const lateBehaviours: Readonly<Record<LateBehaviourName, (() => Promise<Behaviour>) | undefined>> = {
  keepOffline: async () => (await import('./keepOffline')).loadKeepOffline(),
  year: () => Promise.resolve(attachYear),
  topicFilter: async () => (await import('../../behaviours/topicFilter')).attachTopicFilter,
};

for (const element of document.querySelectorAll<HTMLElement>(
  '[data-behaviour]' satisfies SelectorOf<typeof pageData>,
)) {
  const name = element.dataset['behaviour' satisfies keyof typeof pageData];
  lateBehaviours[name as LateBehaviourName]?.().then(
    (attach) => attach(element),
    // The element stays as it is in the HTML.
    () => undefined,
  );
}
followLanguageLinks();
const wanted = visitorsLanguage();
// Visitors who come to a page in another language than the first have chosen it.
if (wanted !== 'en' && languageOf(location.pathname) === 'en')
  import('./suggestLanguage').then(
    ({ suggestLanguage }) => suggestLanguage(wanted),
    // The links in header and footer are there.
    () => undefined,
  );
whenIdle(fetchAhead);
// The server's own pages are for one visitor each, where the others lie elsewhere: they are kept there.
if (keepsOffline && (apiOrigin === '' || location.origin !== apiOrigin))
  whenIdle(() => {
    keepUnasked().catch(() => undefined);
  });
