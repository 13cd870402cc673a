import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { styleData } from '../../theme/attributes';
import { color, font, media, radius, space, type } from '../../theme/tokens';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    RequestForm:
      | 'root'
      | 'head'
      | 'meta'
      | 'saved'
      | 'step'
      | 'pair'
      | 'note'
      | 'continue'
      | 'group'
      | 'next'
      | 'sent';
  }
}

/** States of the form: all on one page, in steps, or waiting for the script that splits it into steps. */
const waiting = `[${styleData.kind}=waiting]`;
const inSteps = `[${styleData.kind}=steps]`;

export const Root = styled('form', { name: 'RequestForm', slot: 'Root' })({
  display: 'flex',
  flexDirection: 'column',
  gap: space.mPlus,
  maxWidth: '40rem',
  // Only the current step is visible.
  [`&${inSteps} > section:not([${styleData.shown}])`]: { display: 'none' },
  [media.script]: { [`&${waiting} > section ~ section`]: { display: 'none' } },
});

export const Head = styled('div', { name: 'RequestForm', slot: 'Head' })({
  display: 'grid',
  gap: space.xs,
  scrollMarginBlockStart: space.l,
  '& > a': {
    display: 'inline-flex',
    alignItems: 'center',
    justifySelf: 'start',
    gap: space.xsPlus,
    minHeight: 44,
    fontWeight: 600,
    textDecoration: 'none',
    '& svg': { width: '1.25em', height: '1.25em' },
    '[dir=rtl] & svg': { transform: 'scaleX(-1)' },
  },
  // Its place is reserved without steps: nothing moves when they appear.
  '& > div:last-of-type': { visibility: 'hidden' },
  [`${inSteps} > & > div:last-of-type`]: { visibility: 'visible' },
  [media.script]: { [`${waiting} > & > div:last-of-type`]: { visibility: 'visible' } },
});

export const Meta = styled('div', { name: 'RequestForm', slot: 'Meta' })({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${space.xs}px`,
  minHeight: 32,
  '& > :is(h1,p)': {
    color: color.textSoft,
    fontFamily: font.text,
    fontSize: type.small.fontSize,
    fontWeight: 600,
    lineHeight: 1.4,
    letterSpacing: 'normal',
  },
  // The step is named only if there are steps.
  '& span': { display: 'none' },
  [`${inSteps} > * > & span`]: { display: 'inline' },
  [media.script]: { [`${waiting} > * > & span`]: { display: 'inline' } },
});

export const Saved = styled('div', { name: 'RequestForm', slot: 'Saved' })({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  color: color.success,
  fontSize: type.small.fontSize,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  '& svg': { width: '1.25em', height: '1.25em' },
});

export const Step = styled('section', { name: 'RequestForm', slot: 'Step' })({
  display: 'flex',
  flexDirection: 'column',
  gap: space.mPlus,
  // The button to the next step, and the one that sends.
  '& > button, & > div > [type=submit]': { minHeight: 48, [media.medium]: { minWidth: '14rem' } },
  '& > button': { [media.medium]: { alignSelf: 'flex-start' } },
  '& > div > [type=submit]': { flex: '1 1 auto', [media.medium]: { flex: 'none' } },
  '& > :is(h1,h2)': {
    fontSize: type.h2.fontSize,
    lineHeight: type.h2.lineHeight,
    scrollMarginBlockStart: space.l,
    '&:focus': { outline: 'none' },
  },
});

export const Pair = styled('div', { name: 'RequestForm', slot: 'Pair' })({
  display: 'grid',
  gap: space.sPlus,
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,8.5rem),1fr))',
  alignItems: 'end',
});

export const Note = styled('p', { name: 'RequestForm', slot: 'Note' })({
  display: 'flex',
  gap: space.s,
  color: color.textSoft,
  fontSize: type.small.fontSize,
  lineHeight: 1.45,
  '& svg': { flex: 'none', width: '1.25rem', height: '1.25rem' },
  // What the visitor has to know before answering has a sand-coloured ground.
  [`&[${styleData.kind}=health]`]: {
    padding: `${space.sPlus}px ${space.m}px`,
    borderInlineStart: `4px solid ${color.accent}`,
    borderRadius: radius.control,
    backgroundColor: color.surfaceWarm,
    color: color.text,
  },
});

/** Goes to the next step; only if there are steps. */
export const Continue = styled(Button, { name: 'RequestForm', slot: 'Continue' })({
  display: 'none',
  [`${inSteps} > section > &`]: { display: 'inline-flex' },
  [media.script]: { [`${waiting} > section > &`]: { display: 'inline-flex' } },
});

export const Group = styled('div', { name: 'RequestForm', slot: 'Group' })({
  borderBlockStart: `3px solid ${color.heading}`,
  '& > h2': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `0 ${space.m}px`,
    minHeight: 52,
    fontSize: type.h3.fontSize,
  },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    fontFamily: font.text,
    fontSize: type.small.fontSize,
    fontWeight: 600,
  },
  '& dl': { margin: 0 },
  '& dl > div': {
    display: 'grid',
    gap: `0 ${space.m}px`,
    gridTemplateColumns: 'minmax(0,7rem) minmax(0,1fr)',
    paddingBlock: space.s,
    borderBlockStart: `1px solid ${color.rule}`,
    fontSize: type.small.fontSize,
    lineHeight: 1.45,
    '@media (max-width:19em)': { gridTemplateColumns: 'minmax(0,1fr)' },
  },
  '& dt': { color: color.textSoft },
  '& dd': { margin: 0, fontWeight: 600, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
});

export const Next = styled('div', { name: 'RequestForm', slot: 'Next' })({
  display: 'grid',
  gap: space.xs,
  padding: `${space.m}px`,
  borderRadius: radius.control,
  backgroundColor: color.surface,
  '& h2': { fontSize: type.h3.fontSize },
  '& p': { fontSize: type.small.fontSize },
});

export const Sent = styled('div', { name: 'RequestForm', slot: 'Sent' })({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space.m,
  maxWidth: '40rem',
  paddingBlockStart: space.m,
  '& > svg': { width: 56, height: 56, fill: color.success },
  '& h1:focus': { outline: 'none' },
  '& strong': { fontFamily: font.heading, fontSize: type.h2.fontSize, fontVariantNumeric: 'tabular-nums' },
});
