import { styleData } from '../../theme/attributes';
import { data } from '../behaviourProps';
import { Root } from './ExampleTag.styles';

export interface ExampleTagProps {
  /** What it says: "Example". */
  label: string;
}

/** Says on a card that the person, the review or the activity on it is an example. The card places it. */
export function ExampleTag({ label }: ExampleTagProps) {
  return <Root {...data(styleData, { example: true })}>{label}</Root>;
}
