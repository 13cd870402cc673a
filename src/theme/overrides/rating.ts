import type { Components, Theme } from '@mui/material/styles';
import { color, media, space } from '../tokens';

/** Stars: an outline each, filled up to the rating, so that it does not depend on colour alone. */
export const rating: Components<Theme> = {
  MuiRating: {
    styleOverrides: {
      root: {
        gap: space.xxs,
        fontSize: '1.375rem',
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
        '& .MuiRating-iconFilled svg': {
          fill: color.star,
          [media.forcedColors]: { fill: 'CanvasText' },
        },
      },
    },
  },
};
