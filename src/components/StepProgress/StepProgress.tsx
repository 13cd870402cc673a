import { data } from '../behaviourProps';
import { styleData } from '../../theme/attributes';
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
    <Root aria-hidden>
      {Array.from({ length: steps }, (_, index) => (
        <span key={index} {...data(styleData, { shown: index === step - 1 })} />
      ))}
    </Root>
  );
}
