import MobileStepper, { mobileStepperClasses } from '@mui/material/MobileStepper';
import { styled } from '@mui/material/styles';
import { color, media, radius, space } from '../../theme/tokens';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    StepProgress: 'root';
  }
}

const { dot, dotActive, dots } = mobileStepperClasses;

export const Root = styled(MobileStepper, { name: 'StepProgress', slot: 'Root' })({
  padding: 0,
  border: 0,
  background: 'none',
  [`& .${dots}`]: { flex: 1, gap: space.xs },
  // One bar per step: done, current, and yet to come.
  [`& .${dot}`]: {
    flex: 1,
    margin: 0,
    border: '2px solid transparent',
    borderRadius: radius.control,
    backgroundColor: color.primary,
    transition: 'none',
    [media.forcedColors]: { backgroundColor: 'CanvasText' },
  },
  [`& .${dotActive}`]: {
    borderColor: color.primary,
    backgroundColor: color.accent,
    [media.forcedColors]: { borderColor: 'CanvasText', backgroundColor: 'Highlight' },
  },
  [`& .${dotActive} ~ .${dot}`]: {
    backgroundColor: color.rule,
    [media.forcedColors]: { borderColor: 'CanvasText', backgroundColor: 'Canvas' },
  },
});
