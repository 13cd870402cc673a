import CardContent from '@mui/material/CardContent';
import { styled } from '@mui/material/styles';
import { styleData } from '../../theme/attributes';
import { color, space } from '../../theme/tokens';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    ActivityCard: 'text';
  }
}

export const Text = styled(CardContent, { name: 'ActivityCard', slot: 'Text' })({
  position: 'relative',
  // In the lower corner of the picture, which ends where the words begin.
  [`& [${styleData.example}]`]: {
    position: 'absolute',
    insetBlockEnd: '100%',
    insetInlineStart: 0,
    margin: space.sPlus,
  },
  '& time': { order: -1, color: color.textSoft, fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
});
