import { Root } from './StepProgress.styles';

export interface StepProgressProps {
  /** The step that is shown, from 1. */
  step: number;
  /** How many there are. */
  steps: number;
}

/** Progress of a form in steps: one bar per step. Decorative: the text "step 2 of 5" stands beside it. */
export function StepProgress({ step, steps }: StepProgressProps) {
  return (
    <Root
      aria-hidden
      variant="dots"
      position="static"
      activeStep={step - 1}
      steps={steps}
      backButton={null}
      nextButton={null}
      // With a shadow MUI's paper writes a `style` attribute, which the Content-Security-Policy forbids.
      slotProps={{ root: { variant: 'outlined' } }}
    />
  );
}
