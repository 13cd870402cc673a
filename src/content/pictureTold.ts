import type { Picture } from '../media/picture';

/**
 * A picture as another language tells it: the one of the same file. A picture that is not among them stays as it is.
 * @param told Pictures in the other language.
 */
export const pictureTold = (picture: Picture, told: readonly Picture[]): Picture =>
  told.find(({ src }) => src === picture.src) ?? picture;
