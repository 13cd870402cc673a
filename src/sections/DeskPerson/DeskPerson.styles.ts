import { styled } from '@mui/material/styles';
import { color, media, size, space } from '../../theme/tokens';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    DeskPerson: 'root' | 'group' | 'items' | 'pick' | 'buttons' | 'copies';
  }
}

/** Width and height of a checkbox, in px. */
const box = 22;

export const Root = styled('section', { name: 'DeskPerson', slot: 'Root' })({
  display: 'flex',
  flexDirection: 'column',
  gap: space.mPlus,
  minWidth: 0,
  maxWidth: '56rem',
  padding: `${space.field}px ${space.m}px ${space.xl}px`,
  '& h1': { fontSize: '1.5rem', overflowWrap: 'anywhere' },
  // On a phone the button wraps below the field.
  '& > [role=search] > :first-child': { flexBasis: '20rem' },
  '& > form:not([role=search])': { display: 'flex', flexDirection: 'column', gap: space.mPlus },
  [media.wide]: { padding: `${space.mPlus}px ${space.xl}px ${space.xl}px` },
});

export const Group = styled('section', { name: 'DeskPerson', slot: 'Group' })({
  '& > h2': { paddingBlockEnd: space.xs },
  '& > p': { paddingBlockEnd: space.s, color: color.textSoft, maxWidth: size.measure },
});

export const Items = styled('ol', { name: 'DeskPerson', slot: 'Items' })({
  borderBlockStart: `1px solid ${color.rule}`,
  '& > li': { borderBlockEnd: `1px solid ${color.rule}`, paddingBlock: space.control },
  '& strong': { display: 'block', paddingBlockStart: 3, fontWeight: 600, overflowWrap: 'anywhere' },
  '& bdi': { overflowWrap: 'anywhere' },
  '& details': { paddingBlockStart: space.xs },
  '& summary': {
    width: 'fit-content',
    paddingBlock: space.s,
    color: color.link,
    fontSize: '0.9375rem',
    fontWeight: 600,
    textDecoration: 'underline',
    textUnderlineOffset: '0.18em',
  },
  // Below the text, aligned with it beside the checkbox.
  '& label + details > summary': { marginInlineStart: box + space.sPlus },
  '& details > p': { paddingBlockStart: space.s },
});

/** A press anywhere on the row toggles its checkbox. */
export const Pick = styled('label', { name: 'DeskPerson', slot: 'Pick' })({
  display: 'flex',
  gap: space.sPlus,
  minHeight: size.emergencyTarget,
  cursor: 'pointer',
  '& > span': { flex: 1, minWidth: 0 },
  '& > input': {
    flex: 'none',
    width: box,
    height: box,
    margin: 0,
    accentColor: color.primary,
    cursor: 'inherit',
  },
});

export const Buttons = styled('div', { name: 'DeskPerson', slot: 'Buttons' })({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s,
  '& > button': { flex: '1 1 14rem', minHeight: 48 },
  [media.medium]: { '& > button': { flex: 'none' } },
});

export const Copies = styled('ul', { name: 'DeskPerson', slot: 'Copies' })({
  '& > li': { paddingBlock: space.xs, overflowWrap: 'anywhere' },
  '& small': { display: 'block', color: color.textSoft, fontSize: '0.9375rem' },
});
