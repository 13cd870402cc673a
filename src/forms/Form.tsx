import type { ReactNode } from 'react';
import { FormProvider, type FieldValues } from 'react-hook-form';
import { Form as Root } from './Form.styles';
import { FormErrors } from './FormErrors';
import { FormId } from './fields/useField';
import type { useFormSubmission } from './useFormSubmission';

interface FormProps<Values extends Record<string, string>, Output extends FieldValues> {
  /** The form and its attributes. */
  submission: Pick<
    ReturnType<typeof useFormSubmission<Values, Output, never>>,
    'form' | 'formProps' | 'site' | 'summaryRef'
  >;
  /** Title of the error summary. */
  summary: string;
  /** The fields, and the end of the form. */
  children: ReactNode;
}

/** A form with the summary of its errors above its fields. */
export function Form<Values extends Record<string, string>, Output extends FieldValues>(
  props: FormProps<Values, Output>,
) {
  const { submission, summary, children } = props;
  const { form, formProps, site, summaryRef } = submission;
  return (
    <FormProvider {...form}>
      <FormId value={formProps.id}>
        <Root {...formProps}>
          <FormErrors ref={summaryRef} title={summary} names={site.fields} />
          {children}
        </Root>
      </FormId>
    </FormProvider>
  );
}
