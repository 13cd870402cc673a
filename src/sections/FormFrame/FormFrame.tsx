import { TwoColumns, type TwoColumnsProps } from '../TwoColumns/TwoColumns';
import { Root } from './FormFrame.styles';

export interface FormFrameProps {
  /** The form, which brings its own heading. */
  main: TwoColumnsProps['main'];
  /** What helps with it; below on small screens. */
  side: TwoColumnsProps['side'];
}

/** A page that is one form: it begins right under the header, so that its first question stands on the first screen. */
export function FormFrame({ main, side }: FormFrameProps) {
  return (
    <Root>
      <TwoColumns main={main} side={side} />
    </Root>
  );
}
