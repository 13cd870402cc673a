import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import type { ReactNode } from 'react';
import { ErrorMessage } from './ErrorMessage';
import { Optional } from './FormField.styles';
import { describedBy } from './describedBy';

/** Attributes that connect an input with its label, help and error. */
export interface FieldWiring {
  /** Id that the label points to. */
  id: string;
  /** Ids of help and error, in this order. */
  'aria-describedby': string | undefined;
  /** Set when the value is invalid. */
  'aria-invalid': true | undefined;
}

export interface FormFieldProps {
  /** Id of the input; the ids of help and error begin with it. Unique in the page. */
  id: string;
  /** Words above the input. */
  label: string;
  /** Follows the label of a field that may stay empty: `optional`. */
  optionalLabel?: string | undefined;
  /** Help below the label, where people hesitate. */
  help?: string | undefined;
  /** What is wrong, in words. */
  error?: string | undefined;
  /** Renders the input; receives the attributes that connect it with label, help and error. */
  children: (wiring: FieldWiring) => ReactNode;
}

/** A form field: label, help and error around one input, connected for screen readers. */
export function FormField({ id, label, optionalLabel, help, error, children }: FormFieldProps) {
  return (
    <FormControl>
      <FormLabel htmlFor={id}>
        {label}
        {optionalLabel && <Optional> ({optionalLabel})</Optional>}
      </FormLabel>
      {help && <FormHelperText id={`${id}-help`}>{help}</FormHelperText>}
      {error && <ErrorMessage id={`${id}-error`}>{error}</ErrorMessage>}
      {children({
        id,
        'aria-describedby': describedBy(id, help, error),
        'aria-invalid': error ? true : undefined,
      })}
    </FormControl>
  );
}
