import { styled } from '@mui/material/styles';
import { linkTarget } from '../../theme/linkTarget';
import { color, radius, space } from '../../theme/tokens';

export const Steps = styled('ol', { name: 'ChatPanel', slot: 'Steps' })({
  alignSelf: 'stretch',
  paddingInlineStart: '1.5em',
  '& > li': { listStyle: 'decimal', overflowWrap: 'anywhere', textWrap: 'pretty' },
  '& > li + li': { marginBlockStart: space.s },
  '& > ::marker': { color: color.primary, fontWeight: 700 },
});

export const Drawing = styled('div', { name: 'ChatPanel', slot: 'Drawing' })({
  alignSelf: 'center',
  height: 96,
  '& img': { width: 'auto', maxWidth: '100%', borderRadius: radius.control, objectFit: 'contain' },
});

export const More = styled('details', { name: 'ChatPanel', slot: 'More' })({
  alignSelf: 'stretch',
  '& > summary': { ...linkTarget, color: color.link, fontWeight: 600, textDecoration: 'underline' },
  '&[open] > summary > svg': { transform: 'rotate(180deg)' },
  '& > * + *': { marginBlockStart: space.s },
});

/** When to speak, and whom to call. */
export const Quiet = styled('div', { name: 'ChatPanel', slot: 'Quiet' })({
  alignSelf: 'stretch',
  display: 'grid',
  gap: space.s,
  '& > p': {
    display: 'flex',
    alignItems: 'center',
    gap: space.s,
    padding: `${space.s}px ${space.control}px`,
    borderRadius: radius.control,
    backgroundColor: color.page,
    fontWeight: 600,
  },
  '& > p > svg': { flex: 'none' },
  // Links within a text are bold and do not break.
  '&& li > a': { fontWeight: 400, whiteSpace: 'normal' },
});
