/** A link: its words, and a path of the route table, `#section`, `tel:`, `mailto:` or `https:` address. */
export interface Link {
  label: string;
  to: string;
}
