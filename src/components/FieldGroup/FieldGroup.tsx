import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import type { ReactNode } from 'react';
import { ErrorMessage } from '../FormField/ErrorMessage';
import { describedBy } from '../FormField/describedBy';

export interface FieldGroupProps {
  /** Beginning of the ids of help and error. Unique in the page. */
  id: string;
  /** Names the group. */
  legend: string;
  /** Help below the legend, where people hesitate. */
  help?: string | undefined;
  /** What is wrong with the choice, in words. */
  error?: string | undefined;
  /** What the choices are: `radio` buttons, of which one is taken, or boxes of which any number is. */
  type?: 'radio' | 'checkbox';
  /** The choices. */
  children: ReactNode;
}

/** Choices that make one field: legend, help, error and whether the choice is wrong are heard with the group. */
export function FieldGroup({ id, legend, help, error, type = 'radio', children }: FieldGroupProps) {
  return (
    // Not each radio button can be invalid, their group can; a group of boxes cannot.
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
