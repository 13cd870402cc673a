import { formControlClasses } from '@mui/material/FormControl';
import { useId, type MouseEvent, type Ref } from 'react';
import { Root } from './ErrorSummary.styles';

/** A field of a form, as far as the summary is about it. */
interface SummaryField {
  /** Id of the field's input, or of the element around its inputs. */
  id: string;
  /** What is wrong, in words; nothing where nothing is. */
  error?: string | undefined;
}

export interface ErrorSummaryProps {
  /** Says that something is to be put right. */
  title: string;
  /** The fields in their order; where none is wrong nothing is shown. */
  fields: readonly SummaryField[];
  /** Reaches the summary, so that it can take the focus. */
  ref?: Ref<HTMLDivElement>;
}

// The link alone would scroll the label out of sight, under the header.
function goToField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  // Of a group of choices its first one.
  const input = field?.querySelector('input') ?? field;
  if (!input) return;
  event.preventDefault();
  input.focus({ preventScroll: true });
  // The whole field with its label.
  (input.closest(`.${formControlClasses.root}`) ?? input).scrollIntoView({ block: 'nearest' });
}

/** What is wrong with a form, on top of it: takes the focus, and each line leads to its field. */
export function ErrorSummary({ title, fields, ref }: ErrorSummaryProps) {
  const titleId = useId();
  const wrong = fields.filter(({ error }) => error !== undefined);
  if (wrong.length === 0) return null;
  return (
    // No alert: it takes the focus, and would be read twice.
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
