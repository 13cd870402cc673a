import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import type { ReactNode } from 'react';
import { ErrorMessage } from '../FormField/ErrorMessage';
import { describedBy } from '../FormField/describedBy';

export interface FieldGroupProps {
  /** Prefix of the ids of help and error. Unique in the page. */
  id: string;
  /** Names the group. */
  legend: string;
  /** Help below the legend, where people hesitate. */
  help?: string | undefined;
  /** What is wrong with the choice, in words. */
  error?: string | undefined;
  /** Kind of choices: `radio` buttons for exactly one, or checkboxes for any number. */
  type?: 'radio' | 'checkbox';
  /** The choices. */
  children: ReactNode;
}

/** Choices that form one field: screen readers announce legend, help, error and invalid state with the group. */
export function FieldGroup({ id, legend, help, error, type = 'radio', children }: FieldGroupProps) {
  return (
    // `aria-invalid` belongs to the radio group, not to each button; a group of checkboxes does not support it.
    <FormControl
      component="fieldset"
      {...(type === 'radio' && { role: 'radiogroup', 'aria-invalid': error !== undefined || undefined })}
      aria-describedby={describedBy(id, help, error)}
    >
      <FormLabel component="legend">{legend}</FormLabel>
      {help && <FormHelperText id={`${id}-help`}>{help}</FormHelperText>}
      {error && <ErrorMessage id={`${id}-error`}>{error}</ErrorMessage>}
      {children}
    </FormControl>
  );
}
