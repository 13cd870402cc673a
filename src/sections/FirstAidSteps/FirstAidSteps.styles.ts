import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { visuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.styles';
import { variantsData } from '../../behaviours/contract';
import { styleData } from '../../theme/attributes';
import { color, font, media, radius, space } from '../../theme/tokens';
import type { FirstAidKind } from './firstAidKind';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    FirstAidSteps: 'root' | 'main' | 'side' | 'choice' | 'block' | 'next' | 'ordered' | 'pictures' | 'tool';
  }
}

/** Screens of browsers that run scripts. */
const scriptedScreen = '@media screen and (scripting:enabled)';

/** Selects the lists of one kind. */
const ofKind = (kind: FirstAidKind) => `&[${styleData.kind}=${kind}]` as const;

export const Choice = styled('nav', { name: 'FirstAidSteps', slot: 'Choice' })({
  display: 'flex',
  // Large text needs a second row; the lines between the links are the ground behind them.
  flexWrap: 'wrap',
  gap: space.xxs,
  marginBlockEnd: space.s,
  border: `2px solid ${color.primary}`,
  borderRadius: radius.control,
  backgroundColor: color.primary,
  overflow: 'hidden',
  '& a': {
    // A label breaks between its words before the links need a second row.
    flex: 'auto',
    width: 'min-content',
    [media.medium]: { width: 'auto' },
    display: 'grid',
    placeItems: 'center',
    minHeight: 44,
    paddingInline: space.s,
    backgroundColor: color.page,
    color: color.link,
    fontWeight: 600,
    lineHeight: 1.25,
    textAlign: 'center',
    textDecoration: 'none',
    '&:hover': { backgroundColor: color.surfaceStrong },
    '&:focus-visible': { outlineOffset: -6 },
    // Forced colours remove the ground.
    [media.forcedColors]: { '& + a': { borderInlineStart: '2px solid' } },
  },
  '& a[aria-current=true]': {
    backgroundColor: color.primary,
    color: color.textOnPrimary,
    // Forced colours remove the background.
    [media.forcedColors]: { textDecoration: 'underline 3px' },
  },
  [media.print]: { display: 'none' },
});

/** Links to pages for when the situation changes. */
export const Next = styled('ul', { name: 'FirstAidSteps', slot: 'Next' })({
  marginBlockEnd: space.l,
  '& a': {
    display: 'block',
    paddingBlock: space.sPlus,
    borderBlockEnd: `1px solid ${color.rule}`,
    fontWeight: 600,
  },
  [media.print]: { display: 'none' },
});

export const Block = styled(Stack, { name: 'FirstAidSteps', slot: 'Block' })({
  gap: space.xs,
  marginBlockEnd: space.l,
  '& h2': { fontSize: '1.25rem' },
  '& li': { paddingBlock: space.xs + 1, fontSize: '1.0625rem', lineHeight: 1.4, overflowWrap: 'anywhere' },
  '& strong': { color: color.heading, fontWeight: 600 },
  [`& [${styleData.large}]`]: {
    display: 'block',
    fontFamily: font.heading,
    fontWeight: 700,
    fontSize: '1.25rem',
    lineHeight: 1.25,
  },
  '& > a': { alignSelf: 'start', paddingBlock: space.control, fontWeight: 600 },
  [`${ofKind('steps')} li, ${ofKind('never')} li`]: { display: 'flex', gap: space.sPlus },
  [ofKind('steps')]: {
    marginBlockEnd: space.s,
    '& li': {
      paddingBlock: space.xsPlus,
      '--number': '1.75em',
      '--gap': `${space.sPlus}px`,
      gap: 'var(--gap)',
    },
    '& li > div': { flex: 1, minWidth: 0, paddingBlockStart: space.xxs },
    '& li::before': {
      content: 'counter(step)',
      counterIncrement: 'step',
      flex: 'none',
      // Scales with the text.
      width: 'var(--number)',
      height: 'var(--number)',
      borderRadius: radius.pill,
      backgroundColor: color.surfaceDark,
      border: `2px solid ${color.surfaceDark}`,
      color: color.textOnDark,
      fontFamily: font.heading,
      fontWeight: 700,
      lineHeight: 'calc(var(--number) - .2em)',
      textAlign: 'center',
    },
  },
  // The title of the page says the same; only print and screen readers get this heading.
  '&#steps > h2': { [media.print]: { position: 'static' }, ...visuallyHidden },
  // A list that the address names is near the top of the page: title and call stay in sight.
  [`[${variantsData.chosen}] #steps ~ &`]: { scrollMarginBlockStart: '40rem' },
  // The marked link of the choice says the same.
  [`[${variantsData.chosen}] &[${styleData.named}] > h2`]: {
    [media.print]: { position: 'static' },
    ...visuallyHidden,
  },
  // The list that is chosen at first does not move up when the script arrives.
  [`#steps + &[${styleData.named}] > h2`]: { [scriptedScreen]: visuallyHidden },
  [ofKind('never')]: { paddingInlineStart: space.m, borderInlineStart: `6px solid ${color.error}` },
  [`${ofKind('never')} h2`]: { color: color.error },
  // A cross made of text: visible without images, in forced colours and on paper. It is not read out.
  [`${ofKind('never')} li::before`]: {
    content: ['"×"', '"×" / ""'],
    flex: 'none',
    color: color.error,
    fontSize: '1.4em',
    fontWeight: 700,
    lineHeight: 1,
  },
  [ofKind('call')]: {
    padding: `${space.field}px ${space.m}px`,
    borderRadius: radius.card,
    backgroundColor: color.surfaceWarm,
  },
  [`${ofKind('call')} ul, ${ofKind('points')} ul`]: {
    paddingInlineStart: space.mPlus,
    listStyle: 'disc',
  },
  // All variants are printed; overrides the rule of `baseline.ts` that keeps hidden elements hidden.
  '&[hidden]': { [media.print]: { display: 'flex!important' } },
  [media.print]: {
    marginBlockEnd: space.xs,
    // Equal columns, so that all lists fit on one page.
    '& h2': { breakAfter: 'avoid' },
    '& li': { breakInside: 'avoid' },
    '&& h2': { fontSize: '0.875rem' },
    '&& li': { paddingBlock: 1, fontSize: '0.6875rem', lineHeight: 1.2, gap: space.xsPlus },
    [`& [${styleData.large}]`]: { fontSize: '0.875rem' },
    // Printers leave backgrounds out.
    [`&${ofKind('steps')} li::before`]: { backgroundColor: 'transparent', color: color.link },
    '& > a, & a[href^="#"]': { display: 'none' },
    [`&${ofKind('call')}`]: { padding: 0 },
  },
}) as typeof Stack;
