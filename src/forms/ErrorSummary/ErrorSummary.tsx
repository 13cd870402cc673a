import { formControlClasses } from '@mui/material/FormControl';
import { useId, type MouseEvent, type Ref } from 'react';
import { Root } from './ErrorSummary.styles';

/** What the summary needs to know about a field. */
interface SummaryField {
  /** Id of the field's input, or of the element around its inputs. */
  id: string;
  /** Error message; left out if the field is valid. */
  error?: string | undefined;
}

export interface ErrorSummaryProps {
  /** Heading: something has to be corrected. */
  title: string;
  /** The fields in their order; if all are valid nothing is shown. */
  fields: readonly SummaryField[];
  /** Ref of the summary, so that it can take the focus. */
  ref?: Ref<HTMLDivElement>;
}

// The link alone would scroll the label under the header.
function goToField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  // For a group of choices, the first one.
  const input = field?.querySelector('input') ?? field;
  if (!input) return;
  event.preventDefault();
  input.focus({ preventScroll: true });
  // The whole field with its label.
  (input.closest(`.${formControlClasses.root}`) ?? input).scrollIntoView({ block: 'nearest' });
}

/** The errors of a form, above it: takes the focus, and each line links to its field. */
export function ErrorSummary({ title, fields, ref }: ErrorSummaryProps) {
  const titleId = useId();
  const wrong = fields.filter(({ error }) => error !== undefined);
  if (wrong.length === 0) return null;
  return (
    // Not an alert: it takes the focus, and would be read twice.
    <Root ref={ref} role="group" aria-labelledby={titleId} tabIndex={-1}>
      <h2 id={titleId}>{title}</h2>
      <ul>
        {wrong.map(({ id, error }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={goToField}>
              {error}
            </a>
          </li>
        ))}
      </ul>
    </Root>
  );
}
