import { styled } from '@mui/material/styles';
import { color } from '../../theme/tokens';

export const Root = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: 12,
  padding: '4px 16px',
  backgroundColor: color.emergency,
  color: color.textOnDark,
  fontWeight: 600,
  textAlign: 'center',
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    color: 'inherit',
    fontWeight: 700,
    fontVariantNumeric: 'tabular-nums',
  },
});
