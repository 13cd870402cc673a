import type { Components, Theme } from '@mui/material/styles';
import { styleData } from '../attributes';
import { headingFace, headingFallback } from '../fonts';
import { dark, light } from '../generated/schemes';
import { color, font, media, size, space, type } from '../tokens';
import { focusRing } from './focus';

/** Global rules: the page, headings, links, focus, and what visitors ask of their system. */
export const baseline: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: {
      '@font-face': headingFace,
      // A second rule of the same kind.
      fallbacks: [{ '@font-face': headingFallback }],
      // Said for each element: what MUI lets be inherited gets lost inside <details>.
      '*,*::before,*::after': { boxSizing: 'border-box' },
      html: {
        ...light,
        // Fields, scrollbars and the browser's own grounds follow.
        [media.dark]: { colorScheme: 'dark', ...dark },
        scrollPaddingTop: `calc(${size.header} + ${space.m}px)`,
        // What gets the focus is not left under the action bar.
        scrollPaddingBottom: `calc(${size.actionBar + 16}px + env(safe-area-inset-bottom))`,
        '--page': '75rem',
        [media.wide]: { scrollPaddingBottom: space.m, '--page': 'min(75rem,100% - 80px)' },
        [media.low]: { scrollPaddingTop: space.m },
      },
      // On paper a ground is printed with the light words that stand on it.
      body: { overflowWrap: 'break-word', [media.print]: { printColorAdjust: 'exact' } },
      // Headings that are no Typography are of the smallest step.
      'h1,h2,h3': {
        margin: 0,
        fontFamily: font.heading,
        ...type.h3,
        color: `var(--heading,${color.heading})`,
        textWrap: 'balance',
      },
      [`[${styleData.surface}=dark]`]: { '--heading': color.textOnDark },
      'button,input': { font: 'inherit' },
      'p,ul,ol,dl,dd,figure': { margin: 0, padding: 0, textWrap: 'pretty' },
      'ul,ol,summary': { listStyle: 'none' },
      summary: { cursor: 'pointer' },
      'summary::-webkit-details-marker': { display: 'none' },
      a: { color: color.link, textUnderlineOffset: '0.18em' },
      'a:hover': { color: color.linkHover },
      'img,svg': { display: 'block', maxWidth: '100%' },
      // The names outweigh the `outline: 0` of MUI's buttons.
      ':focus-visible,:is(a,button,summary):focus-visible': focusRing,
      '[hidden]': { display: 'none!important' },
      [media.reducedMotion]: {
        '*,*::before,*::after': { animationDuration: '1ms!important', transitionDuration: '1ms!important' },
      },
    },
  },
};
