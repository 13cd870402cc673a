import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { color, font, media, radius, type } from '../../theme/tokens';

export const Root = styled(Container, { name: 'FirstAidSteps', slot: 'Root' })({
  paddingBlock: 16,
  [media.print]: { display: 'block', paddingBlock: 0 },
});

export const Parts = styled('nav', { name: 'FirstAidSteps', slot: 'Parts' })({
  marginBlockEnd: 24,
  // Four short names stand in a row on a phone.
  '& a': { paddingInline: 10, borderRadius: radius.pill, fontSize: type.body.fontSize },
  [media.medium]: { '& a': { paddingInline: 20 } },
  [media.print]: { display: 'none' },
});

export const Blocks = styled('div', { name: 'FirstAidSteps', slot: 'Blocks' })({
  [media.wide]: { columns: 2, columnGap: 56 },
  // One sheet for the wall.
  [media.print]: { columns: 2, columnGap: 24 },
});

export const Block = styled(Stack, { name: 'FirstAidSteps', slot: 'Block' })({
  gap: 4,
  marginBlockEnd: 28,
  breakInside: 'avoid',
  '& h2': { fontSize: '1.5rem' },
  '& li': { paddingBlock: 10, fontSize: '1.1875rem', lineHeight: 1.4 },
  '& > a': { alignSelf: 'start', paddingBlock: 10, fontWeight: 600 },
  '&[data-kind=steps] li, &[data-kind=never] li': { display: 'flex', gap: 14 },
  '&[data-kind=steps] ol': { counterReset: 'step' },
  '&[data-kind=steps] li': { borderBlockEnd: `1px solid ${color.rule}` },
  '&[data-kind=steps] li::before': {
    content: 'counter(step)',
    counterIncrement: 'step',
    flex: 'none',
    // Grows with the text.
    width: '1.875em',
    height: '1.875em',
    borderRadius: radius.pill,
    border: `2px solid ${color.primary}`,
    backgroundColor: color.primary,
    color: color.textOnDark,
    fontFamily: font.heading,
    fontWeight: 700,
    lineHeight: '1.7em',
    textAlign: 'center',
  },
  '&[data-kind=never]': { paddingInlineStart: 16, borderInlineStart: `6px solid ${color.error}` },
  // A cross of letters: there without a picture, in forced colours and on paper. It is not read out.
  '&[data-kind=never] li::before': {
    content: ['"×"', '"×" / ""'],
    flex: 'none',
    color: color.error,
    fontSize: '2rem',
    fontWeight: 700,
    lineHeight: '1.625rem',
  },
  '&[data-kind=signs]': {
    padding: '14px 20px',
    borderRadius: radius.card,
    backgroundColor: color.surfaceWarm,
  },
  '&[data-kind=signs] ul, &[data-kind=points] ul': { paddingInlineStart: 22, listStyle: 'disc' },
  '&[data-kind=signs] li, &[data-kind=points] li': { paddingBlock: 5, fontSize: '1.125rem' },
  [media.print]: {
    marginBlockEnd: 8,
    '&& h2': { fontSize: '1rem' },
    '&& li': { paddingBlock: 1, fontSize: '0.75rem', lineHeight: 1.25 },
    '&&[data-kind=steps] li, &&[data-kind=never] li': { gap: 8 },
    // Printers leave grounds out.
    '&&[data-kind=steps] li::before': { backgroundColor: 'transparent', color: color.link },
    '& > a': { display: 'none' },
    '&&[data-kind=signs]': { padding: 0 },
  },
}) as typeof Stack;
