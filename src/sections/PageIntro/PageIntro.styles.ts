import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';

export const Root = styled(Container, { name: 'PageIntro', slot: 'Root' })({
  gap: 12,
  paddingBlock: '40px 24px',
});
