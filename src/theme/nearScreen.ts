import { breakpoint } from './tokens';

/**
 * Styles of a part of a page that phones style, lay out and paint only once it comes near the screen, so that the first
 * screen does not wait for the whole page. After going from page to page within React the whole page is laid out, for
 * going back must find the place where the page was left; see `useScrollPlaces`. Until the phone knows better it takes
 * the part for as high as most are there.
 */
export const laidOutNearScreen = {
  [`@media (max-width:${breakpoint.medium - 1}px)`]: {
    'html:not([data-paged]) &': { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 700px' },
  },
} as const;
