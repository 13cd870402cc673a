/** A link that content gives. */
export interface Link {
  /** Its words: they say what happens, and are its accessible name. */
  label: string;
  /** Where it leads: a path of the route table, `#section`, or a `tel:`, `mailto:` or `https:` address. */
  to: string;
}
