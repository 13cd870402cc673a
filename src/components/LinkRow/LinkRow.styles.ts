import { styled } from '@mui/material/styles';
import { color, space } from '../../theme/tokens';
import { SiteLink } from '../SiteLink/SiteLink';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    LinkRow: 'root';
  }
}

export const Root = styled(SiteLink, { name: 'LinkRow', slot: 'Root' })({
  display: 'flex',
  alignItems: 'center',
  gap: space.sPlus,
  minHeight: 50,
  paddingBlock: space.xs,
  textDecoration: 'none',
  '&:hover': { backgroundColor: color.surfaceStrong },
  '& strong': { display: 'block', fontWeight: 600 },
  '& small': { display: 'block', fontSize: '0.9375rem', color: color.textSoft },
  // An arrowhead made of two borders.
  '&::after': {
    content: '""',
    flex: 'none',
    width: 8,
    height: 8,
    marginInline: `auto ${space.xs}px`,
    border: 'solid currentcolor',
    borderWidth: '2px 2px 0 0',
    transform: 'rotate(45deg)',
    '[dir=rtl] &': { transform: 'rotate(-135deg)' },
  },
});
