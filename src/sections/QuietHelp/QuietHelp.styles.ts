import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { color, media, radius, space } from '../../theme/tokens';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    QuietHelp: 'root' | 'check' | 'speak' | 'noAnswer' | 'helper' | 'onward';
  }
}

export const Root = styled(Container, { name: 'QuietHelp', slot: 'Root' })({
  paddingBlock: `${space.sPlus}px ${space.l}px`,
  // Every extra line of the title takes one from the help lines on the first screen.
  '& h1': { fontSize: 'min(12vw,1.75rem)' },
  '& h1 + p + p': { marginBlockStart: space.xs },
  '& > p': { textWrap: 'balance' },
  '& > section': { marginBlockStart: space.l },
  '& section > h2': { fontSize: '1.375rem' },
  '& > *': { width: '100%', maxWidth: 720 },
  [media.medium]: { '& h1': { fontSize: '2.25rem' } },
  [media.wide]: { paddingBlockStart: space.l, '& h1': { fontSize: '2.75rem' } },
});

/** The state of the check. */
export const Check = styled('p', { name: 'QuietHelp', slot: 'Check' })({
  color: color.textSoft,
  fontSize: '0.8125rem',
  lineHeight: 1.25,
});

/** In place of "speaker on" on other first-aid pages. */
export const Speak = styled('p', { name: 'QuietHelp', slot: 'Speak' })({
  display: 'flex',
  alignItems: 'center',
  gap: space.control,
  marginBlock: space.sPlus,
  padding: `${space.control}px ${space.sPlus}px`,
  borderRadius: radius.control,
  backgroundColor: color.surfaceWarm,
  fontWeight: 600,
  lineHeight: 1.4,
  '& svg': { flex: 'none', width: 24, height: 24 },
  [media.forcedColors]: { border: '1px solid' },
});

export const NoAnswer = styled('p', { name: 'QuietHelp', slot: 'NoAnswer' })({
  paddingBlockStart: space.s,
  color: color.textSoft,
  fontSize: '0.9375rem',
  lineHeight: 1.4,
});

/** The helper's part. */
export const Helper = styled('div', { name: 'QuietHelp', slot: 'Helper' })({
  padding: space.m,
  borderRadius: radius.card,
  backgroundColor: color.surface,
  '& > section': { marginBlockEnd: 0 },
  [media.forcedColors]: { border: '1px solid' },
});

export const Onward = styled('div', { name: 'QuietHelp', slot: 'Onward' })({
  borderBlock: `1px solid ${color.rule}`,
});
