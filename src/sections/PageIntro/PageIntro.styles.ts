import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { size } from '../../theme/tokens';

export const Root = styled(Container, { name: 'PageIntro', slot: 'Root' })({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  paddingBlock: '40px 24px',
  '& > p': { maxWidth: size.measure },
});
