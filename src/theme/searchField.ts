import { color, layer, media, space } from './tokens';

/** A search field with its icon inside. It needs JavaScript, so it is hidden without. */
export const searchField = {
  position: 'relative',
  '& svg': {
    position: 'absolute',
    zIndex: layer.raised,
    insetInlineStart: space.field,
    insetBlock: 0,
    marginBlock: 'auto',
    color: color.textSoft,
    pointerEvents: 'none',
  },
  '& input': { width: '100%', paddingInlineStart: space.xxl },
  [`${media.noScript},print`]: { display: 'none' },
} as const;
