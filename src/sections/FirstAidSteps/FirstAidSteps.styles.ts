import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { styleData } from '../../theme/attributes';
import { color, font, media, radius, type } from '../../theme/tokens';
import type { FirstAidKind } from './FirstAidSteps';

/** Selects the lists of one kind. */
const ofKind = (kind: FirstAidKind) => `&[${styleData.kind}=${kind}]` as const;

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
  [`${ofKind('steps')} li, ${ofKind('never')} li`]: { display: 'flex', gap: 14 },
  [`${ofKind('steps')} ol`]: { counterReset: 'step' },
  [`${ofKind('steps')} li`]: { borderBlockEnd: `1px solid ${color.rule}` },
  [`${ofKind('steps')} li::before`]: {
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
  [ofKind('never')]: { paddingInlineStart: 16, borderInlineStart: `6px solid ${color.error}` },
  // A cross of letters: there without a picture, in forced colours and on paper. It is not read out.
  [`${ofKind('never')} li::before`]: {
    content: ['"×"', '"×" / ""'],
    flex: 'none',
    color: color.error,
    fontSize: '2rem',
    fontWeight: 700,
    lineHeight: '1.625rem',
  },
  [ofKind('signs')]: {
    padding: '14px 20px',
    borderRadius: radius.card,
    backgroundColor: color.surfaceWarm,
  },
  [`${ofKind('signs')} ul, ${ofKind('points')} ul`]: { paddingInlineStart: 22, listStyle: 'disc' },
  [`${ofKind('signs')} li, ${ofKind('points')} li`]: { paddingBlock: 5, fontSize: '1.125rem' },
  [media.print]: {
    marginBlockEnd: 8,
    '&& h2': { fontSize: '1rem' },
    '&& li': { paddingBlock: 1, fontSize: '0.75rem', lineHeight: 1.25 },
    [`&${ofKind('steps')} li, &${ofKind('never')} li`]: { gap: 8 },
    // Printers leave grounds out.
    [`&${ofKind('steps')} li::before`]: { backgroundColor: 'transparent', color: color.link },
    '& > a': { display: 'none' },
    [`&${ofKind('signs')}`]: { padding: 0 },
  },
}) as typeof Stack;
