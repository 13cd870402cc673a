import { styled } from '@mui/material/styles';
import { onDarkSurface } from '../../theme/attributes';
import { color } from '../../theme/tokens';

export const Root = styled('form', { name: 'SubscribeForm', slot: 'Root' })({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  '& > .MuiFormControl-root': { gap: 8 },
  [onDarkSurface]: { color: color.textOnDark },
});

export const Row = styled('div', { name: 'SubscribeForm', slot: 'Row' })({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  '& > div': { flex: '1 1 200px', minWidth: 0 },
  // As high as the field beside it.
  '& > button': { flex: 'none', minHeight: 50 },
});
