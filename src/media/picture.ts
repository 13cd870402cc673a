/** A picture as pages and components get it: already drawn or converted, with all that its `<img>` needs. */
export interface Picture {
  /** Address of the picture, hashed and immutable. */
  src: string;
  /** Intrinsic width in px. */
  width: number;
  /** Intrinsic height in px. */
  height: number;
  /** What it shows, in words; says that it is an illustration where it is one. */
  alt: string;
  kind: 'illustration' | 'photo';
  /** Other formats and widths of a photo, best first; none for an illustration. */
  sources?: readonly { type: string; srcSet: string }[];
}
