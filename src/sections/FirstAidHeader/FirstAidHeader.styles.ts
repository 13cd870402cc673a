import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { color, media, space } from '../../theme/tokens';
import { screens } from '../../components/CprMetronome/screens';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    FirstAidHeader: 'root' | 'check' | 'call';
  }
}

/** Two columns on wide screens, the same as the lists below. */
export const columns = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) minmax(0,1fr)',
  columnGap: space.section,
} as const;

export const Root = styled(Container, {
  name: 'FirstAidHeader',
  slot: 'Root',
  shouldForwardProp: (name) => name !== 'inColumn',
})<{ inColumn: boolean }>(({ inColumn }) => ({
  flexFlow: 'wrap',
  gap: space.s,
  '& > div': { flex: 1, minWidth: 0 },
  paddingBlock: `${space.control}px 0`,
  // Every extra line of the title takes a line from the steps on the first screen.
  '& h1': { fontSize: 'min(12vw,1.75rem)' },
  ...(inColumn && {
    maxWidth: 'none',
    paddingInline: 0,
    paddingBlockEnd: space.s,
    [screens.short]: { paddingBlock: space.xsPlus, gap: space.xs },
    [screens.shorter]: {
      paddingBlockStart: space.xs,
      gap: space.xxs,
      '& h1': { fontSize: 'min(12vw,1.5rem)' },
    },
    [screens.shortest]: { '& a': { minHeight: 44 } },
  }),
  [media.medium]: { paddingBlockStart: space.l, '& h1': { fontSize: '2.25rem' } },
  [media.wide]: {
    ...(inColumn
      ? { paddingBlockStart: 0, gap: space.s }
      : { ...columns, alignItems: 'center', '& > div': { gridArea: '1/1' }, '& > p': { gridArea: '1/2' } }),
    '& h1': { fontSize: '2.75rem' },
  },
  [media.print]: { display: 'block', paddingBlock: 0, '& h1': { fontSize: '1.5rem' } },
}));

/** The state of the check: one line on a phone, so that the steps stay on the first screen. */
export const Check = styled('p', { name: 'FirstAidHeader', slot: 'Check' })({
  color: color.textSoft,
  fontSize: '0.8125rem',
  lineHeight: 1.25,
});

export const Call = styled('p', { name: 'FirstAidHeader', slot: 'Call' })({
  display: 'grid',
  order: 1,
  width: '100%',
  // A reader of the paper dials by hand: the page's header prints the number.
  [media.print]: { display: 'none' },
});
