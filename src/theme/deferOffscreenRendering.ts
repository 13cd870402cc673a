import { styleData } from './attributes';
import { screen } from './tokens';

/**
 * Lets phones skip a part of a page until it comes near the screen, so that the first screen is fast. After going back,
 * reloading or a navigation within React all is laid out: see `first-load.ts` and `useScrollRestoration`.
 * @param height Estimated height on a phone, in px; on a dark ground rather too high, so that no text loses its ground.
 */
export function deferOffscreenRendering(height: number) {
  return {
    [`@media not all and ${screen.medium}`]: {
      [`html:not([${styleData.paged}]) &`]: {
        contentVisibility: 'auto',
        containIntrinsicBlockSize: `auto ${height}px`,
      },
    },
  } as const;
}
