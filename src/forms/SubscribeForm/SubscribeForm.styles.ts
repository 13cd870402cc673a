import { styled } from '@mui/material/styles';
import { onDarkSurface } from '../../theme/attributes';
import { color, space } from '../../theme/tokens';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    SubscribeForm: 'root' | 'row';
  }
}

export const Root = styled('form', { name: 'SubscribeForm', slot: 'Root' })({
  display: 'flex',
  flexDirection: 'column',
  gap: space.s,
  '& > .MuiFormControl-root': { gap: space.s },
  [onDarkSurface]: { color: color.textOnDark, '& a': { color: 'inherit' } },
});

export const Row = styled('div', { name: 'SubscribeForm', slot: 'Row' })({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s,
  '& > div': { flex: '1 1 180px', minWidth: 0 },
  // As high as the field beside it.
  '& > button': { flex: 'none', minHeight: 50 },
});
