import { styled } from '@mui/material/styles';
import { styleData } from '../../theme/attributes';
import { color, media, radius, space } from '../../theme/tokens';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    StepProgress: 'root';
  }
}

export const Root = styled('div', { name: 'StepProgress', slot: 'Root' })({
  display: 'flex',
  gap: space.xs,
  // One bar per step: done, current, and yet to come.
  '& span': {
    flex: 1,
    height: 8,
    border: '2px solid transparent',
    borderRadius: radius.control,
    backgroundColor: color.primary,
    [media.forcedColors]: { backgroundColor: 'CanvasText' },
  },
  [`& [${styleData.shown}]`]: {
    borderColor: color.primary,
    backgroundColor: color.accent,
    [media.forcedColors]: { backgroundColor: 'Highlight' },
  },
  [`& [${styleData.shown}] ~ span`]: {
    backgroundColor: color.rule,
    [media.forcedColors]: { backgroundColor: 'Canvas' },
  },
});
