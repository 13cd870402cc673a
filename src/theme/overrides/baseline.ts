import type { Components, Theme } from '@mui/material/styles';
import { styleData } from '../attributes';
import { headingFace, headingFallback } from '../fonts';
import { dark, light } from '../generated/schemes';
import { color, font, media, size, space, type } from '../tokens';
import { focusRing } from './focus';

/** Global rules: the page, headings, links, focus, and the visitor's system preferences. */
export const baseline: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: {
      '@font-face': headingFace,
      // A second rule with the same key.
      fallbacks: [{ '@font-face': headingFallback }],
      // Set on every element: MUI's inherited value is lost inside `<details>`.
      '*,*::before,*::after': { boxSizing: 'border-box' },
      html: {
        ...light,
        // Fields, scrollbars and the browser's own backgrounds follow.
        [media.dark]: { colorScheme: 'dark', ...dark },
        scrollPaddingTop: `calc(${size.header} + ${space.m}px)`,
        // Keeps focused elements clear of the action bar.
        scrollPaddingBottom: `calc(${size.actionBar + 16}px + env(safe-area-inset-bottom))`,
        '--page': '75rem',
        [media.wide]: { scrollPaddingBottom: space.m, '--page': 'min(75rem,100% - 80px)' },
        [media.low]: { scrollPaddingTop: space.m },
      },
      // Prints backgrounds, because light text on them would be unreadable otherwise.
      body: { overflowWrap: 'break-word', [media.print]: { printColorAdjust: 'exact' } },
      // Headings outside of Typography have the smallest step.
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
      // Not `none`: Safari would no longer tell VoiceOver that it is a list, and how long.
      'ul,ol': { listStyleType: '""' },
      summary: { listStyle: 'none', cursor: 'pointer' },
      'summary::-webkit-details-marker': { display: 'none' },
      a: { color: color.link, textUnderlineOffset: '0.18em' },
      'a:hover': { color: color.linkHover },
      'img,svg': { display: 'block', maxWidth: '100%' },
      // The element names make it more specific than the `outline: 0` of MUI's buttons.
      ':focus-visible,:is(a,button,summary):focus-visible': focusRing,
      '[hidden]': { display: 'none!important' },
      [media.reducedMotion]: {
        '*,*::before,*::after': { animationDuration: '1ms!important', transitionDuration: '1ms!important' },
      },
    },
  },
};
