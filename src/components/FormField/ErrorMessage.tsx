import ErrorIcon from '@mui/icons-material/Error';
import FormHelperText from '@mui/material/FormHelperText';

interface ErrorMessageProps {
  /** Id for `aria-describedby` of the field. */
  id: string;
  /** What is wrong, in words. */
  children: string;
}

/** What is wrong with a field or a group of fields. */
export function ErrorMessage({ id, children }: ErrorMessageProps) {
  return (
    <FormHelperText error id={id}>
      <ErrorIcon aria-hidden />
      {children}
    </FormHelperText>
  );
}
