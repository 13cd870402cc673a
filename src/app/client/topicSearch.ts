import type { Behaviour } from '../../behaviours/attach';
import { attachTopicSearch, searchFrom } from '../../behaviours/topicSearch';
import { byLanguage } from '../../content/byLanguage';
import type { SearchEntry } from '../../domain/searchEntry';
import { languageOf } from '../../domain/language';

const indexes = byLanguage(
  import.meta.glob<readonly SearchEntry[]>('../../content/*/firstAid/search.ts', { import: 'searchIndex' }),
);

/** The behaviour with the assistant's rules, and what can be found in the page's language: only visitors who search need them. */
export function firstAidSearch(): Behaviour {
  searchFrom(async () => {
    const [{ topicSearch }, index] = await Promise.all([
      import('../../assistant/topicSearch'),
      indexes[languageOf(location.pathname)]?.(),
    ]);
    return topicSearch(index ?? []);
  });
  return attachTopicSearch;
}
