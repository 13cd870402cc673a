import type { ReactNode } from 'react';
import { FormProvider, type FieldValues } from 'react-hook-form';
import { Form as Root } from './Form.styles';
import { FormErrors } from './FormErrors';
import { FormId } from './fields/useField';
import type { FormSubmission } from './useFormSubmission';

interface FormProps<Values extends FieldValues, Output, Result> {
  /** The form, and the result of its last attempt. */
  submission: FormSubmission<Values, Output, Result>;
  /** Title of the error summary. */
  summary: string;
  /** The fields, and the end of the form. */
  children: ReactNode;
}

/** A form with the summary of its errors above its fields. */
export function Form<Values extends FieldValues, Output, Result>(props: FormProps<Values, Output, Result>) {
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
