import { styled } from '@mui/material/styles';
import { color, media, radius, space } from '../../theme/tokens';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    CrewRoles: 'roles' | 'role';
  }
}

export const Roles = styled('ul', { name: 'CrewRoles', slot: 'Roles' })({
  display: 'grid',
  [media.medium]: { gridTemplateColumns: 'repeat(2,minmax(0,1fr))', gap: `${space.xl}px ${space.l}px` },
  [media.wide]: { gridTemplateColumns: 'none', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0,1fr)' },
});

export const Role = styled('li', { name: 'CrewRoles', slot: 'Role' })({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0,1fr)',
  alignContent: 'start',
  alignItems: 'center',
  gap: `${space.s}px ${space.m}px`,
  paddingBlock: space.sPlus,
  borderBlockStart: `3px solid ${color.heading}`,
  breakInside: 'avoid',
  '& > svg': {
    boxSizing: 'content-box',
    width: 30,
    height: 30,
    padding: space.s,
    borderRadius: radius.control,
    backgroundColor: color.surfaceDark,
    color: color.hiViz,
    printColorAdjust: 'exact',
  },
  '& div > p': { color: color.textSoft },
  '& > ul': { gridColumn: '1/-1', display: 'grid', gap: space.xxs },
  '& > ul > li': { display: 'flex', gap: space.sPlus },
  // A small square before each task.
  '& > ul > li::before': {
    content: '""',
    flex: 'none',
    width: 7,
    height: 7,
    marginBlockStart: '0.55em',
    border: `4px solid ${color.link}`,
  },
  [media.medium]: { paddingBlockEnd: 0, '& > ul': { gap: space.s } },
});
