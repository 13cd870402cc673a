import { styled } from '@mui/material/styles';
import { color, media, size, space } from '../../theme/tokens';

export const Root = styled('section', { name: 'DeskPerson', slot: 'Root' })({
  display: 'flex',
  flexDirection: 'column',
  gap: space.mPlus,
  minWidth: 0,
  maxWidth: '56rem',
  padding: `${space.field}px ${space.m}px ${space.xl}px`,
  '& h1': { fontSize: '1.5rem', overflowWrap: 'anywhere' },
  '& > form:not([role=search])': { display: 'flex', flexDirection: 'column', gap: space.mPlus },
  [media.wide]: { padding: `${space.mPlus}px ${space.xl}px ${space.xl}px` },
});

export const Group = styled('section', { name: 'DeskPerson', slot: 'Group' })({
  '& > p': { paddingBlock: `${space.xxs}px ${space.s}px`, color: color.textSoft, maxWidth: size.measure },
});

export const Items = styled('ol', { name: 'DeskPerson', slot: 'Items' })({
  borderBlockStart: `1px solid ${color.rule}`,
  '& > li': { borderBlockEnd: `1px solid ${color.rule}`, paddingBlock: space.control },
  '& strong': { display: 'block', paddingBlockStart: 3, fontWeight: 600, overflowWrap: 'anywhere' },
  '& bdi': { overflowWrap: 'anywhere' },
  '& details': { paddingBlockStart: space.xs },
  '& summary': { width: 'fit-content', paddingBlock: space.s, color: color.link, fontWeight: 600 },
  '& details > p': { paddingBlockStart: space.s },
});

/** The whole row picks. */
export const Pick = styled('label', { name: 'DeskPerson', slot: 'Pick' })({
  display: 'flex',
  gap: space.sPlus,
  minHeight: size.emergencyTarget,
  cursor: 'pointer',
  '& > span': { flex: 1, minWidth: 0 },
  '& > input': {
    flex: 'none',
    width: 22,
    height: 22,
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
