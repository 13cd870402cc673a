import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { styleData } from '../../theme/attributes';
import { color, font, media, radius, space, type } from '../../theme/tokens';
import type { FirstAidKind } from './FirstAidSteps';

/** Selects the lists of one kind. */
const ofKind = (kind: FirstAidKind) => `&[${styleData.kind}=${kind}]` as const;

export const Root = styled(Container, { name: 'FirstAidSteps', slot: 'Root' })({
  paddingBlock: space.m,
  [media.print]: { display: 'block', paddingBlock: 0 },
});

export const Parts = styled('nav', { name: 'FirstAidSteps', slot: 'Parts' })({
  marginBlockEnd: space.l,
  // Four short names stand in a row on a phone.
  '& a': { paddingInline: space.control, borderRadius: radius.pill, fontSize: type.body.fontSize },
  [media.medium]: { '& a': { paddingInline: space.mPlus } },
  [media.print]: { display: 'none' },
});

export const Blocks = styled('div', { name: 'FirstAidSteps', slot: 'Blocks' })({
  [media.wide]: { columns: 2, columnGap: space.xxl + space.s },
  // One sheet for the wall.
  [media.print]: { columns: 2, columnGap: space.l },
});

export const Block = styled(Stack, { name: 'FirstAidSteps', slot: 'Block' })({
  gap: space.xs,
  marginBlockEnd: space.l + space.xs,
  breakInside: 'avoid',
  '& h2': { fontSize: '1.5rem' },
  '& li': { paddingBlock: space.control, fontSize: '1.1875rem', lineHeight: 1.4 },
  '& > a': { alignSelf: 'start', paddingBlock: space.control, fontWeight: 600 },
  [`${ofKind('steps')} li, ${ofKind('never')} li`]: { display: 'flex', gap: space.field },
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
    color: color.textOnPrimary,
    fontFamily: font.heading,
    fontWeight: 700,
    lineHeight: '1.7em',
    textAlign: 'center',
  },
  [ofKind('never')]: { paddingInlineStart: space.m, borderInlineStart: `6px solid ${color.error}` },
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
    padding: `${space.field}px ${space.mPlus}px`,
    borderRadius: radius.card,
    backgroundColor: color.surfaceWarm,
  },
  [`${ofKind('signs')} ul, ${ofKind('points')} ul`]: {
    paddingInlineStart: space.mPlus + 2,
    listStyle: 'disc',
  },
  [`${ofKind('signs')} li, ${ofKind('points')} li`]: { paddingBlock: space.xs + 1, fontSize: '1.125rem' },
  [media.print]: {
    marginBlockEnd: space.s,
    '&& h2': { fontSize: '1rem' },
    '&& li': { paddingBlock: 1, fontSize: '0.75rem', lineHeight: 1.25 },
    [`&${ofKind('steps')} li, &${ofKind('never')} li`]: { gap: space.s },
    // Printers leave grounds out.
    [`&${ofKind('steps')} li::before`]: { backgroundColor: 'transparent', color: color.link },
    '& > a': { display: 'none' },
    [`&${ofKind('signs')}`]: { padding: 0 },
  },
}) as typeof Stack;
