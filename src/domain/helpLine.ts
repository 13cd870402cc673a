/** A number that can be called. */
export interface HelpLine {
  /** The number as people write it: "0722 178 177". */
  number: string;
  /** Its `tel:` address. */
  href: string;
  /** Who answers. */
  name: string;
  /** Whom it is for, and when. */
  text?: string;
}
