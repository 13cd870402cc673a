import { styled } from '@mui/material/styles';
import { color, media, motion, radius, size } from '../../theme/tokens';

export const Root = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
});

export const Item = styled('details')({
  border: `1px solid ${color.rule}`,
  borderRadius: radius.card,
  backgroundColor: color.page,
  '&[open]': { borderColor: color.border },
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 12,
    minHeight: size.emergencyTarget + 8,
    padding: '12px 20px',
    borderRadius: radius.card,
    cursor: 'pointer',
    listStyle: 'none',
  },
  '& summary::-webkit-details-marker': { display: 'none' },
  '& summary:hover': { backgroundColor: color.surface },
  // The longest words of large text fit beside the arrow.
  '& h3': { minWidth: 0, fontSize: 'min(1.125rem,8.8vw)', lineHeight: 1.35 },
  '& summary svg': {
    flex: 'none',
    width: 24,
    height: 24,
    fill: color.link,
    transition: `transform ${motion.calm}ms`,
  },
  '&[open] summary svg': { transform: 'rotate(180deg)' },
  // On paper all of them are open.
  [media.print]: {
    breakInside: 'avoid',
    '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' },
    '& summary': { minHeight: 0 },
    '& summary svg': { display: 'none' },
  },
});

export const Answer = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  maxWidth: size.measure,
  padding: '4px 20px 20px',
});
