import ErrorIcon from '@mui/icons-material/Error';
import type { ReactNode } from 'react';
import { ErrorText, Help, Label, Optional, Root } from './FormField.styles';

/** What ties an input to its label, help and error. */
export interface FieldWiring {
  /** Id that the label points to. */
  id: string;
  /** Ids of help and error, in this order. */
  'aria-describedby': string | undefined;
  /** Set where something is wrong. */
  'aria-invalid': true | undefined;
}

export interface FormFieldProps {
  /** Id of the input; those of help and error begin with it. Unique in the page. */
  id: string;
  /** Words above the input. */
  label: string;
  /** Stands after the label of a field that may stay empty: `optional`. */
  optionalLabel?: string;
  /** Help below the label, where people hesitate. */
  help?: string;
  /** What is wrong, in words. */
  error?: string;
  /** Draws the input; gets the attributes that tie it to label, help and error. */
  children: (wiring: FieldWiring) => ReactNode;
}

/** A field of a form: label, help and error around one input, tied together for screen readers. */
export function FormField({ id, label, optionalLabel, help, error, children }: FormFieldProps) {
  const describedBy = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <Root data-field="">
      <Label htmlFor={id}>
        {label}
        {optionalLabel && <Optional> ({optionalLabel})</Optional>}
      </Label>
      {help && <Help id={`${id}-help`}>{help}</Help>}
      {error && (
        <ErrorText id={`${id}-error`}>
          <ErrorIcon aria-hidden />
          {error}
        </ErrorText>
      )}
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
    </Root>
  );
}
