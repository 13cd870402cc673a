/** A link defined by the content. */
export interface Link {
  /** Its text, which says what happens, and is its accessible name. */
  label: string;
  /** Its address: a path of the route table, `#section`, or a `tel:`, `mailto:` or `https:` address. */
  to: string;
  /** Whether a `tel:` address is a number for office matters: an ordinary link, never the red call. */
  office?: true;
}
