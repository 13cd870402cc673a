import type { MouseEvent, Ref } from 'react';
import { Root } from './ErrorSummary.styles';

/** One mistake of a form. */
export interface FormMistake {
  /** Id of the field's input. */
  fieldId: string;
  /** What is wrong, in words. */
  text: string;
}

export interface ErrorSummaryProps {
  /** Says that something is to be put right. */
  title: string;
  /** The mistakes in the order of the fields; without any nothing is shown. */
  mistakes: readonly FormMistake[];
  /** Reaches the summary, so that it can take the focus. */
  ref?: Ref<HTMLDivElement>;
}

// The link alone would scroll the label out of sight, under the header.
function goToField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.focus({ preventScroll: true });
  // The whole field with its label: a group, or what FormField marks.
  (field.closest('fieldset,[data-field]') ?? field).scrollIntoView({ block: 'nearest' });
}

/** What is wrong with a form, on top of it: takes the focus, and each line leads to its field. */
export function ErrorSummary({ title, mistakes, ref }: ErrorSummaryProps) {
  if (mistakes.length === 0) return null;
  return (
    <Root ref={ref} role="alert" tabIndex={-1}>
      <p>{title}</p>
      <ul>
        {mistakes.map(({ fieldId, text }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} onClick={goToField}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </Root>
  );
}
