import { screen } from './tokens';

/**
 * Styles of a part of a page that phones style, lay out and paint only once it comes near the screen, so that the first
 * screen does not wait for the whole page. Where a visitor goes back, reloads, or goes from page to page within React, the
 * whole page is laid out, to find the place where it was left: see `first-load.ts` and `useScrollRestoration`.
 * @param height About how high it is on a phone, in px, until the phone knows. Where it lies on a dark ground of its own
 * rather too high than too low: what sticks out would have that ground missing in the eyes of whoever checks contrast.
 */
export function deferOffscreenRendering(height: number) {
  return {
    [`@media not all and ${screen.medium}`]: {
      'html:not([data-paged]) &': {
        contentVisibility: 'auto',
        containIntrinsicBlockSize: `auto ${height}px`,
      },
    },
  } as const;
}
