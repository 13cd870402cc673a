import { useContext, type Ref } from 'react';
import { useFormState } from 'react-hook-form';
import { ErrorSummary } from './ErrorSummary/ErrorSummary';
import { errorOf, fieldId, FormId } from './fields/useField';

interface FormErrorsProps {
  /** Heading: something has to be corrected. */
  title: string;
  /** Names of the fields, in their order. */
  names: readonly string[];
  /** Ref of the summary, so that it can take the focus. */
  ref: Ref<HTMLDivElement>;
}

/** The error summary of the form around it. */
export function FormErrors({ title, names, ref }: FormErrorsProps) {
  const { errors } = useFormState();
  const formId = useContext(FormId);
  const fields = names.map((name) => ({
    id: fieldId(formId, name),
    error: errorOf(errors, name),
  }));
  return <ErrorSummary ref={ref} title={title} fields={fields} />;
}
