import { styled } from '@mui/material/styles';
import { color, font, media, radius, space } from '../../theme/tokens';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    HelpLines: 'root' | 'aligned';
  }
}

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: space.sPlus,
  minHeight: 52,
  color: color.text,
  lineHeight: 1.3,
  textDecoration: 'none',
  '&:hover': { backgroundColor: color.surfaceStrong },
} as const;

const number = {
  color: color.link,
  fontFamily: font.heading,
  fontVariantNumeric: 'tabular-nums',
  // A number is dialled from paper as well: it does not break.
  whiteSpace: 'nowrap',
} as const;

export const Root = styled('ul', { name: 'HelpLines', slot: 'Root' })({
  border: `2px solid ${color.link}`,
  borderRadius: radius.card,
  backgroundColor: color.page,
  // The rows' hover ground ends at the rounded corners.
  overflow: 'hidden',
  '& li + li': { borderBlockStart: `1px solid ${color.rule}` },
  '& a': {
    ...row,
    padding: `${space.xs}px ${space.field}px`,
    // The list would cut an outer ring off.
    '&:focus-visible': { outlineOffset: -4 },
  },
  '& svg': { flex: 'none', width: 22, height: 22, color: color.link },
  '& a > span': { minWidth: 0, overflowWrap: 'anywhere' },
  '& b': { ...number, marginInlineEnd: space.xs, fontSize: '1.1875rem', fontWeight: 700, lineHeight: 1.15 },
  // A name that does not fit beside the number stands below it as a whole.
  '& strong': { display: 'inline-block', fontWeight: 600 },
  '& small': { display: 'block', color: color.textSoft, fontSize: '0.875rem' },
  [media.print]: { '& svg': { display: 'none' } },
});

/** Part of a card or of a list, whose bullets and numbers are not meant for these rows. */
export const Aligned = styled('ul', { name: 'HelpLines', slot: 'Aligned' })({
  '&&&': { padding: 0, listStyle: 'none' },
  '&&& > li': { display: 'block', padding: 0, borderBlockStart: `1px solid ${color.rule}` },
  '&&& > li::before': { content: 'none' },
  '& a': row,
  '& svg': { flex: 'none', color: color.link },
  // Who answers stands beside a short number, and under a long one.
  '& a > span': { flex: 1, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space.sPlus },
  '& span span': { flex: '1 1 7em' },
  // Large text must not push a whole number off a narrow phone.
  '& b': { ...number, minWidth: 64, fontSize: 'min(1.375rem,7.5vw)' },
  '& strong, & small': { display: 'block' },
  '& small': { color: color.textSoft, fontSize: '0.875rem' },
  [media.print]: {
    '& svg': { display: 'none' },
    '& a': { minHeight: 0 },
    '&& b, && small': { fontSize: 'inherit' },
    '& span span': { display: 'flex', gap: space.xs },
  },
});
