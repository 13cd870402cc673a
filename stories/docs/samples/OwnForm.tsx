import Stack from '@mui/material/Stack';
import { FormProvider, useForm } from 'react-hook-form';
import { FormRadioGroup } from '../../../src/forms/fields/FormRadioGroup';
import { FormTextField } from '../../../src/forms/fields/FormTextField';
import { SubmitButton } from '../../../src/forms/fields/SubmitButton';

interface Values {
  boat: string;
  tide: string;
}

interface OwnFormProps {
  /** Receives what was filled in. */
  onSend: (values: Values) => void;
}

/** A form of another team: react-hook-form as its documentation has it, with the fields of this library. */
export function OwnForm({ onSend }: OwnFormProps) {
  const form = useForm<Values>({
    defaultValues: { boat: '', tide: '' },
    // The resolver puts its words into `message`; those of zod, yup and valibot do the same.
    resolver: (values) =>
      values.boat === ''
        ? { values: {}, errors: { boat: { type: 'required', message: 'Write the name of the boat.' } } }
        : { values, errors: {} },
  });
  return (
    <FormProvider {...form}>
      <Stack
        component="form"
        spacing={3}
        noValidate
        onSubmit={(event) => void form.handleSubmit(onSend)(event)}
      >
        <FormTextField<Values> name="boat" label="Name of the boat" help="As it is painted on the bow." />
        <FormRadioGroup<Values>
          name="tide"
          legend="When do you sail?"
          options={[
            { value: 'high', label: 'At high tide' },
            { value: 'low', label: 'At low tide' },
          ]}
        />
        <SubmitButton label="Tell us" sendingLabel="Sending…" sending={form.formState.isSubmitting} />
      </Stack>
    </FormProvider>
  );
}
