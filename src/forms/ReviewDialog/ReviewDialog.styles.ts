import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import { color, media, motion, radius, size } from '../../theme/tokens';

export const Shell = styled(Dialog)({
  '& .MuiDialog-paper': {
    width: '100%',
    maxWidth: 560,
    height: '100%',
    maxHeight: 'none',
    margin: 0,
    borderRadius: 0,
    [media.medium]: { height: 'auto', maxHeight: 'calc(100% - 64px)', margin: 32, borderRadius: radius.card },
  },
});

export const Head = styled('div')({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  padding: '12px 12px 12px 20px',
  '[dir=rtl] &': { padding: '12px 20px 12px 12px' },
  borderBlockEnd: `1px solid ${color.rule}`,
  backgroundColor: color.page,
  '& h2': { fontSize: '1.375rem' },
});

export const CloseButton = styled('button')({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: size.emergencyTarget,
  height: size.emergencyTarget,
  padding: 0,
  border: 0,
  borderRadius: radius.control,
  backgroundColor: 'transparent',
  color: color.text,
  cursor: 'pointer',
  '&:hover': { backgroundColor: color.surfaceStrong },
  '& svg': { fill: 'currentcolor' },
});

export const Body = styled('div')({
  padding: 20,
  transition: `opacity ${motion.quick}ms`,
  '&[inert]': { opacity: 0.35 },
});

export const Question = styled('div')({
  position: 'sticky',
  insetBlockStart: 69,
  zIndex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  padding: 20,
  borderBlockEnd: `1px solid ${color.rule}`,
  backgroundColor: color.surfaceWarm,
  '& p': { fontWeight: 600 },
});
