import { Root } from './StepProgress.styles';

export interface StepProgressProps {
  /** The step that is shown, from 1. */
  step: number;
  /** How many there are. */
  steps: number;
}

/**
 * How far a form in steps has come: a bar a step. It is a drawing; the words "step 2 of 5" stand beside it, for everybody.
 */
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
      // MUI's paper writes a style attribute where it has a shadow; the policy of the pages takes none.
      slotProps={{ root: { variant: 'outlined' } }}
    />
  );
}
