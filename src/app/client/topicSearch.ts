import type { Behaviour } from '../../behaviours/attach';
import { attachTopicSearch, searchFrom } from '../../behaviours/widgets/topicSearch';
import type { SearchEntry } from '../../domain/searchEntry';
import { languageOf, type Language } from '../../domain/language';

const indexes: Readonly<Record<Language, () => Promise<{ searchIndex: readonly SearchEntry[] }>>> = {
  en: () => import('#en/firstAid/search'),
  sw: () => import('#sw/firstAid/search'),
};

/** The behaviour with the assistant's rules, and what can be found in the page's language: only visitors who search need them. */
export function firstAidSearch(): Behaviour {
  searchFrom(async () => {
    const [{ topicSearch }, { searchIndex }] = await Promise.all([
      import('../../assistant/topicSearch'),
      indexes[languageOf(location.pathname)](),
    ]);
    return topicSearch(searchIndex);
  });
  return attachTopicSearch;
}
