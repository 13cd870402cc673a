import { styled } from '@mui/material/styles';
import { color } from '../../theme/tokens';

export const Root = styled('div')({ display: 'flex', flexDirection: 'column', gap: 4, minWidth: 0 });

export const Label = styled('label')({ alignSelf: 'flex-start', fontWeight: 600, lineHeight: 1.4 });

export const Optional = styled('span')({ color: color.textSoft, fontWeight: 400 });

export const Help = styled('p')({ color: color.textSoft, fontSize: '0.9375rem', lineHeight: 1.45 });

export const ErrorText = styled('p')({
  display: 'flex',
  gap: 6,
  color: color.error,
  fontWeight: 600,
  lineHeight: 1.45,
  '& svg': { flex: 'none', width: 20, height: 20, marginBlockStart: '0.15em', fill: 'currentcolor' },
});
