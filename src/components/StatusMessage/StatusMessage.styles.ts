import { styled } from '@mui/material/styles';
import { color, radius } from '../../theme/tokens';

// Stays in the accessibility tree without a message, and takes no gap of its parent.
export const Root = styled('div')({ '&:empty': { position: 'absolute' } });

export const Box = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  padding: '14px 16px',
  borderInlineStart: '5px solid currentcolor',
  borderRadius: radius.control,
  backgroundColor: color.surface,
  '&[data-tone=success]': { color: color.success },
  '&[data-tone=error]': { color: color.error },
  '&[data-tone=note]': { color: color.textSoft },
});

export const Line = styled('p')({
  display: 'flex',
  gap: 10,
  fontWeight: 600,
  lineHeight: 1.45,
  '& svg': { flex: 'none', width: 24, height: 24, fill: 'currentcolor' },
  '& span': { minWidth: 0, overflowWrap: 'anywhere' },
  '[data-tone=success] > &,[data-tone=note] > &': { '& span': { color: color.text } },
  '[data-tone=note] > &': { fontWeight: 400 },
});

export const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });
