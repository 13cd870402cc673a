import { Root } from '../../components/VisuallyHidden/VisuallyHidden.styles';
import { honeypotField } from '../../domain/formGuard';

export interface HoneypotProps {
  /** Says to leave the field empty, for those who read the page without its styles. */
  label: string;
}

/** A field that people neither see nor reach. Machines fill it in, and are known by it. */
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
