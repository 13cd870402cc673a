/** Most entries that the search shows. */
export const mostFound = 4;

/** A page of first aid, or a part of one, as the search finds it. */
export interface SearchEntry {
  /** Matter of the page, as the assistant names it, or of its part: `notBreathing`, `scorpion`. */
  id: string;
  /** Address of the page or the part. */
  to: string;
  /** The page with its part: "Choking: baby". */
  title: string;
  /** What can be seen. */
  sign: string;
  /** What else people type for it, in English, Swahili and Sheng. */
  words: string;
  /** For whom the part is, if it is for some alone. */
  who?: 'baby' | 'child';
}
