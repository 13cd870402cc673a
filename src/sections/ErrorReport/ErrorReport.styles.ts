import { styled } from '@mui/material/styles';
import { color, radius, size, type } from '../../theme/tokens';

export const Root = styled('section')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 16,
  maxWidth: size.page,
  marginInline: 'auto',
  padding: `40px ${size.gutter} 16px`,
  // Children are as wide as their words: addresses in a message may break to stay inside.
  overflowWrap: 'anywhere',
  '& p': type.lead,
  '& pre': {
    margin: 0,
    whiteSpace: 'pre-wrap',
    padding: 16,
    borderRadius: radius.control,
    backgroundColor: color.surfaceStrong,
    fontSize: '0.875rem',
  },
});

export const Reason = styled('p')({ color: color.textSoft, fontWeight: 600 });

export const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });
