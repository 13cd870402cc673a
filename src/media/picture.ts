/** What every picture has. */
interface Shown {
  /** Address of the picture, hashed and immutable; of a photo the JPEG of a middle width. */
  src: string;
  /** Intrinsic width in px; of a photo that of its widest file. */
  width: number;
  /** Intrinsic height in px. */
  height: number;
  /** What it shows, in words; says that it is an illustration where it is one. */
  alt: string;
  /** Language of those words, where the page's has none for it. */
  altLang?: string;
}

/** A drawn picture: one file, sharp at every size. */
interface Illustration extends Shown {
  kind: 'illustration';
}

/** An owner's photograph: many files, of which a browser takes the one that fits. */
export interface Photo extends Shown {
  kind: 'photo';
  /** JPEG in every width, as of `srcset`. */
  srcSet: string;
  /** The other formats in every width, best first. */
  sources: readonly { type: string; srcSet: string }[];
  /** Width of the picture on each screen, as of `sizes`: the widest of the places where the slot stands. */
  sizes: string;
  /** A few blurred pixels as a `data:` address, shown until the photo has come. */
  preview: string;
  /** Point that stays in view where a frame cuts the photo, as of `object-position`: `50% 30%`. */
  focus: string;
  /** Who took it, as the owner wrote it. */
  credit?: string;
}

/** A picture as pages and components get it: already drawn or converted, with all that its `<img>` needs. */
export type Picture = Illustration | Photo;
