import type { Components, Theme } from '@mui/material/styles';
import { color, media, motion, radius, size, space, type } from '../tokens';

const star = (
  <svg viewBox="0 0 24 24" aria-hidden>
    <path d="m12 2 3.1 6.6 7 .9-5.2 5 1.4 7.1-6.3-3.5-6.3 3.5 1.4-7.1-5.2-5 7-.9z" />
  </svg>
);

const filled = { fill: color.star, [media.forcedColors]: { fill: 'CanvasText' } } as const;

/** Side of a star in a picker, in px. */
const target = size.emergencyTarget;

/** Stars: outlines, filled up to the rating, so that it does not depend on colour alone. */
export const rating: Components<Theme> = {
  MuiRating: {
    defaultProps: { icon: star, emptyIcon: star },
    styleOverrides: {
      root: {
        '& svg': {
          width: '1em',
          height: '1em',
          maxWidth: 'none',
          overflow: 'visible',
          fill: 'none',
          stroke: color.starEdge,
          strokeWidth: 1.25,
          strokeLinejoin: 'round',
          [media.forcedColors]: { stroke: 'CanvasText' },
        },
      },
      iconActive: { transform: 'none' },
      labelEmptyValueActive: { position: 'relative', width: 'auto', outline: 0 },
    },
    variants: [
      {
        props: { readOnly: true },
        style: { gap: space.xxs, fontSize: '1.375rem', '& .MuiRating-iconFilled svg': filled },
      },
      {
        // The picker is styled by the state of its radio buttons, so that it needs no React.
        props: { readOnly: false },
        style: {
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          width: 'auto',
          fontSize: 32,
          textAlign: 'start',
          '& label': {
            display: 'grid',
            placeItems: 'center',
            minWidth: target,
            minHeight: target,
          },
          // Each radio button lies invisibly on its star, where the pointer and screen readers find it.
          '& input.MuiRating-visuallyHidden': {
            position: 'relative',
            width: target,
            height: target,
            margin: 0,
            marginInlineStart: -target,
            clipPath: 'none',
            appearance: 'none',
            borderRadius: radius.control,
            cursor: 'inherit',
          },
          '& svg': { transition: `fill ${motion.quick}ms` },
          '& label:has(~ :checked) svg': filled,
          '@media (hover:hover)': { '& label:has(+ :hover) svg': { strokeWidth: 2.25 } },
          '& label:last-child': {
            position: 'relative',
            marginInlineStart: space.s,
            paddingInline: space.sPlus,
            fontSize: type.small.fontSize,
            '& input': {
              position: 'absolute',
              inset: 0,
              width: '100%',
              height: '100%',
              marginInlineStart: 0,
            },
            '& span': {
              all: 'unset',
              color: color.link,
              textDecoration: 'underline',
              textUnderlineOffset: '0.18em',
            },
            '& :checked + span': { color: color.textSoft, textDecoration: 'none' },
          },
          // Without `:has()` the stars cannot be filled, so the radio buttons themselves are shown.
          '@supports not selector(:has(a))': {
            fontSize: 20,
            '& label': { minWidth: 24 },
            '&&& input': {
              position: 'static',
              width: 20,
              height: 20,
              marginInlineStart: 0,
              marginInlineEnd: space.sPlus,
              appearance: 'auto',
            },
          },
        },
      },
    ],
  },
};
