import { styled } from '@mui/material/styles';
import { color, font, media, radius, space } from '../../theme/tokens';

export const Root = styled('ul', { name: 'HelpLines', slot: 'Root' })({
  border: `2px solid ${color.link}`,
  borderRadius: radius.card,
  backgroundColor: color.page,
  // The rows' hover ground ends at the rounded corners.
  overflow: 'hidden',
  '& li + li': { borderBlockStart: `1px solid ${color.rule}` },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: space.sPlus,
    minHeight: 52,
    padding: `${space.xs}px ${space.field}px`,
    color: color.text,
    lineHeight: 1.3,
    textDecoration: 'none',
    '&:hover': { backgroundColor: color.surfaceStrong },
    // The list would cut an outer ring off.
    '&:focus-visible': { outlineOffset: -4 },
  },
  '& svg': { flex: 'none', width: 22, height: 22, color: color.link },
  '& a > span': { minWidth: 0, overflowWrap: 'anywhere' },
  '& b': {
    marginInlineEnd: space.xs,
    color: color.link,
    fontFamily: font.heading,
    fontSize: '1.1875rem',
    fontWeight: 700,
    lineHeight: 1.15,
    fontVariantNumeric: 'tabular-nums',
    // A number is dialled from paper as well: it does not break.
    whiteSpace: 'nowrap',
  },
  // A name that does not fit beside the number stands below it as a whole.
  '& strong': { display: 'inline-block', fontWeight: 600 },
  '& small': { display: 'block', color: color.textSoft, fontSize: '0.875rem' },
  [media.print]: { '& svg': { display: 'none' } },
});
