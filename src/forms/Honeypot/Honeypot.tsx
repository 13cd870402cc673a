import { Root } from '../../components/VisuallyHidden/VisuallyHidden.styles';
import { honeypotField } from '../../domain/formGuard';

export interface HoneypotProps {
  /** Asks to leave the field empty, for people who read the page without its styles. */
  label: string;
}

/** A field that people neither see nor reach. Bots fill it in, which gives them away. */
export function Honeypot({ label }: HoneypotProps) {
  return (
    <Root aria-hidden="true">
      <label>
        {`${label} `}
        <input type="text" name={honeypotField} tabIndex={-1} autoComplete="off" />
      </label>
    </Root>
  );
}
