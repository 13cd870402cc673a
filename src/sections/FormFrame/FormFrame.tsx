import { TwoColumns, type TwoColumnsProps } from '../TwoColumns/TwoColumns';
import { Root } from './FormFrame.styles';

export interface FormFrameProps {
  /** The form, including its heading. */
  main: TwoColumnsProps['main'];
  /** Help for it; below the form on small screens. */
  side: TwoColumnsProps['side'];
}

/** A page with only a form: it begins directly under the header, so that its first question is on the first screen. */
export function FormFrame({ main, side }: FormFrameProps) {
  return (
    <Root>
      <TwoColumns main={main} side={side} />
    </Root>
  );
}
