/** Data of every picture. */
interface Shown {
  /** Address of the picture, hashed and immutable; for a photo that of the JPEG of medium width. */
  src: string;
  /** Intrinsic width in px; for a photo that of its widest file. */
  width: number;
  /** Intrinsic height in px. */
  height: number;
  /** Alternative text; it says so if the picture is an illustration. */
  alt: string;
  /** Language of that text if it differs from the page's. */
  altLang?: string;
}

/** A drawn picture: one file, sharp at every size. */
interface Illustration extends Shown {
  kind: 'illustration';
  /** Point that stays in view when a frame crops the drawing, as in `object-position`; left out for the middle. */
  focus?: string;
}

/** An owner's photograph: many files, of which the browser loads the one that fits. */
export interface Photo extends Shown {
  kind: 'photo';
  /** JPEG files in all widths, as in `srcset`. */
  srcSet: string;
  /** The other formats in all widths, best first. */
  sources: readonly { type: string; srcSet: string }[];
  /** Width of the picture on each screen, as in `sizes`: the widest of the places that show the slot. */
  sizes: string;
  /** A few blurred pixels as a `data:` address, shown until the photo has loaded. */
  preview: string;
  /** Point that stays in view when a frame crops the photo, as in `object-position`: `50% 30%`. */
  focus: string;
  /** Photographer, as the owner wrote it. */
  credit?: string;
}

/** A picture as pages and components get it: already drawn or converted, with all data for its `<img>`. */
export type Picture = Illustration | Photo;
