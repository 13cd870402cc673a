import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { StarPicker } from '../../components/StarPicker/StarPicker';
import { StatusMessage } from '../../components/StatusMessage/StatusMessage';
import { consents } from '../../domain/consents';
import { forms } from '../../domain/forms';
import type { Review } from '../../domain/review';
import type { PostResult } from '../../services/results';
import { ContactAlternatives } from '../ContactAlternatives/ContactAlternatives';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary';
import { FormTextField } from '../fields/FormTextField';
import { SubmitButton } from '../fields/SubmitButton';
import { fieldsOf } from '../fieldsOf';
import { Buttons, Form } from '../Form.styles';
import { failureMessage } from '../FormFailure/failureMessage';
import { FormFailure } from '../FormFailure/FormFailure';
import type { FieldsFormProps } from '../formProps';
import { FormNotice } from '../FormNotice/FormNotice';
import { Honeypot } from '../Honeypot/Honeypot';
import { LanguageField } from '../LanguageField/LanguageField';
import { schemaResolver } from '../schemaResolver';
import { submitIdempotently } from '../submitIdempotently';
import { useFormOptions, type FormValues } from '../useFormOptions';
import { useFormSubmission } from '../useFormSubmission';
import { formAttributes } from '../useSubmission';
import { toPlainText, type ReviewFormLabels } from './reviewWords';

export interface ReviewFormProps extends FieldsFormProps<'review'> {
  /** Words of the form. */
  labels: ReviewFormLabels;
  /** Sends a review; the key stays the same for every attempt with the same text. Never throws. */
  send: (review: Review, key: string) => Promise<PostResult>;
  /** Called when the review was accepted. */
  onSent: () => void;
  /** Success message in the form; left out if the parent shows it. */
  sentMessage?: string;
  /** Called when the form becomes dirty, and when it is clean again. */
  onDirtyChange?: ((isDirty: boolean) => void) | undefined;
  /** Called by the Cancel button; without it there is none. */
  onCancel?: (() => void) | undefined;
  /** Id of the form, for two in a page; prefix of the fields' ids. */
  id?: string;
}

const loadSchema = () => import('../../domain/review').then(({ reviewSchema }) => reviewSchema);
const resolver = schemaResolver<FormValues<'review'>, Review>(loadSchema, ({ rating, ...texts }) =>
  rating ? { ...texts, rating: Number(rating) } : texts,
);

/** Writes a review, which is published after approval. Everything typed is kept until the review was accepted. */
export function ReviewForm({ id = forms.review.id, ...props }: ReviewFormProps) {
  const { labels, send, otherWays, onSent, sentMessage, onDirtyChange, onCancel, returned } = props;
  const form = useForm({ ...useFormOptions('review', returned), resolver });
  const { isDirty, isSubmitting } = form.formState;
  const { formRef, summaryRef, onSubmit, success, failure, isOffline, unsent } = useFormSubmission(form, {
    name: 'review',
    prepare: loadSchema,
    submit: async (review, element) => {
      const result = await submitIdempotently(element, (key) => send(review, key));
      if (result.ok) onSent();
      return result;
    },
  });
  useEffect(() => onDirtyChange?.(isDirty), [onDirtyChange, isDirty]);

  const { wiring, field } = fieldsOf(form, id, props);
  const isRefused = failure?.reason === 'refused';
  const alternatives = { ...otherWays, text: toPlainText(unsent, labels.asText) };
  return (
    <Form ref={formRef} {...formAttributes('review', id)} onSubmit={onSubmit}>
      <input type="hidden" name="key" />
      <ErrorSummary ref={summaryRef} title={labels.summary} fields={forms.review.fields.map(wiring)} />
      <FormTextField {...field('name')} autoComplete="name" placeholder={labels.namePlaceholder} />
      <FormTextField
        {...field('title')}
        autoComplete="organization-title"
        placeholder={labels.titlePlaceholder}
      />
      <FormTextField {...field('text')} rows={4} />
      <Controller
        control={form.control}
        name="rating"
        render={({ field }) => (
          <StarPicker
            {...wiring('rating')}
            {...field}
            legend={labels.rating}
            labels={labels.stars}
            noneLabel={labels.noStars}
          />
        )}
      />
      <LanguageField />
      <Honeypot label={labels.leaveEmpty} />
      <FormFailure
        message={failure && !isRefused ? labels.unreachable : undefined}
        offlineMessage={isOffline ? labels.offline : undefined}
        otherWays={alternatives}
      />
      <StatusMessage severity="info" message={isRefused ? failureMessage(failure, labels) : undefined}>
        <ContactAlternatives {...alternatives} />
      </StatusMessage>
      <FormNotice text={labels.notice} policy={labels.policy} version={consents.review} />
      <Buttons>
        <SubmitButton label={labels.submit} sendingLabel={labels.sending} sending={isSubmitting} />
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            {labels.cancel}
          </Button>
        )}
      </Buttons>
      {sentMessage !== undefined && <StatusMessage severity="success" message={success && sentMessage} />}
    </Form>
  );
}
