/** A county as the search knows it. */
export interface CountyEntry {
  /** Its name. */
  name: string;
  /** Towns and well-known places in it. */
  places: readonly string[];
}

/** A county that fits what was typed. */
export interface FoundCounty<Entry extends CountyEntry = CountyEntry> {
  /** The county. */
  entry: Entry;
  /** What fits: the county's own name, or a place in it. */
  name: string;
}

/** Most counties that the search shows. */
export const mostCounties = 3;

/** Words as they are compared: without case, accents, apostrophes, hyphens, and without the word "county" in English or Kiswahili. */
const folded = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/['’`\p{M}]/gu, '')
    .replace(/[^a-z]+/g, ' ')
    .trim()
    .replace(/ county$|^kaunti ya |^(?:county|kaunti)$/, '');

/** How well a name fits: 0 if it begins with what was typed, 1 if one of its words does; undefined if it does not fit. */
function fit(name: string, typed: string): number | undefined {
  const at = ` ${folded(name)}`.indexOf(` ${typed}`);
  return at === -1 ? undefined : Math.sign(at);
}

/** The counties that fit a name or the beginning of one, the best first: a county before its towns. Each county stands once. */
export function countiesFor<Entry extends CountyEntry>(
  typed: string,
  counties: readonly Entry[],
): FoundCounty<Entry>[] {
  const asked = folded(typed);
  if (asked === '') return [];
  return counties
    .flatMap((entry) => {
      const [best] = [entry.name, ...entry.places]
        .flatMap((name, place) => {
          const rank = fit(name, asked);
          return rank === undefined ? [] : [{ entry, name, rank: rank * 2 + Math.sign(place) }];
        })
        .sort((one, other) => one.rank - other.rank);
      return best ?? [];
    })
    .sort((one, other) => one.rank - other.rank)
    .slice(0, mostCounties);
}
