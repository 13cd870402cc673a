import type { Behaviour } from '../../behaviours/attach';
import { attachTopicSearch, searchFrom } from '../../behaviours/widgets/topicSearch';
import type { SelectorOf, searchData } from '../../behaviours/contract';
import type { SearchEntry } from '../../domain/searchEntry';
import { languageOf, type Language } from '../../domain/language';

const indexes: Readonly<Record<Language, () => Promise<{ searchIndex: readonly SearchEntry[] }>>> = {
  en: () => import('#en/firstAid/search'),
  sw: () => import('#sw/firstAid/search'),
};

/**
 * The behaviour with what it searches: on the page of the counties these, elsewhere first aid, with the assistant's rules and what can
 * be found in the page's language. Only visitors who search need them.
 */
export function pageSearch(): Behaviour {
  searchFrom(async () => {
    if (document.querySelector('[data-counties]' satisfies SelectorOf<typeof searchData>)) {
      const [{ countySearch }, { countyPlaces }] = await Promise.all([
        import('../../behaviours/widgets/countySearch'),
        import('../../content/countyPlaces'),
      ]);
      return countySearch(document, countyPlaces);
    }
    const [{ topicSearch }, { searchIndex }] = await Promise.all([
      import('../../assistant/topicSearch'),
      indexes[languageOf(location.pathname)](),
    ]);
    return topicSearch(searchIndex);
  });
  return attachTopicSearch;
}
