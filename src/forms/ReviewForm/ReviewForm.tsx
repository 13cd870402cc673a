import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { StarPicker } from '../../components/StarPicker/StarPicker';
import { StatusMessage } from '../../components/StatusMessage/StatusMessage';
import type { ReturnedForm } from '../../domain/returned';
import type { Review } from '../../domain/review';
import type { PostResult } from '../../services/results';
import {
  ContactAlternatives,
  type ContactAlternativesProps,
} from '../ContactAlternatives/ContactAlternatives';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary';
import { messageFor, type FieldMessages } from '../fieldMessages';
import { FormTextField } from '../fields/FormTextField';
import { SubmitButton } from '../fields/SubmitButton';
import { Buttons, Form } from '../Form.styles';
import { FormFailure } from '../FormFailure/FormFailure';
import { Honeypot } from '../Honeypot/Honeypot';
import { schemaResolver, toFieldErrors } from '../schemaResolver';
import { submitIdempotently } from '../submitIdempotently';
import { useFormSubmission } from '../useFormSubmission';
import { formAttributes } from '../useSubmission';
import { reviewFields, toPlainText, type ReviewField, type ReviewFormLabels } from './reviewWords';

/** Name of the review's draft. */
export const reviewDraft = 'review';

export interface ReviewFormProps {
  /** Words of the form. */
  labels: ReviewFormLabels;
  /** What to say about a field's problems. */
  messages: Readonly<Record<ReviewField, FieldMessages>>;
  /** Where a browser without JavaScript posts the form. */
  action: string;
  /** Sends a review; the key is the same for every try of one filling. Never throws. */
  send: (review: Review, key: string) => Promise<PostResult>;
  /** How else to reach the service; offered with the review when it could not be sent. */
  otherWays?: Omit<ContactAlternativesProps, 'text'> | undefined;
  /** Called when the review has arrived. */
  onSent: () => void;
  /** Said in the form when the review has arrived; left out where the parent says it. */
  sentMessage?: string;
  /** Called when the form first holds unsaved text, and when it no longer does. */
  onDirtyChange?: ((isDirty: boolean) => void) | undefined;
  /** Called by the Cancel button; without it there is none. */
  onCancel?: (() => void) | undefined;
  /** Beginning of the ids, for two such forms in a page. */
  idPrefix?: string;
  /** A plain post that the server refused. */
  returned?: ReturnedForm | undefined;
}

type ReviewValues = Record<ReviewField, string>;

const empty: ReviewValues = { name: '', title: '', text: '', rating: '' };

const loadSchema = () => import('../../domain/review').then(({ reviewSchema }) => reviewSchema);
const resolver = schemaResolver<ReviewValues, Review>(loadSchema, ({ rating, ...texts }) =>
  rating ? { ...texts, rating: Number(rating) } : texts,
);

/** Writes a review, for approval. Everything typed is kept until the review has arrived. */
export function ReviewForm(props: ReviewFormProps) {
  const { labels, messages, action, send, otherWays, onSent, onDirtyChange, onCancel, returned } = props;
  const { idPrefix = 'review' } = props;
  const back = returned?.form === 'review' ? returned : undefined;
  const [returnedErrors] = useState(() => toFieldErrors<ReviewValues>(back?.problems));
  const form = useForm<ReviewValues, unknown, Review>({
    defaultValues: { ...empty, ...back?.values },
    errors: returnedErrors,
    resolver,
    shouldFocusError: false,
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  const { formRef, summaryRef, onSubmit, success, failure, ...last } = useFormSubmission(form, {
    draft: reviewDraft,
    empty,
    prepare: loadSchema,
    submit: async (review, element) => {
      const result = await submitIdempotently(element, (key) => send(review, key));
      if (result.ok) onSent();
      return result;
    },
  });
  useEffect(() => onDirtyChange?.(isDirty), [onDirtyChange, isDirty]);

  const wiring = (name: ReviewField) => ({
    id: `${idPrefix}-${name}`,
    error: messageFor(messages[name], errors[name]?.type),
    defaultValue: back?.values[name],
  });
  const field = (name: Exclude<ReviewField, 'rating'>) => ({
    ...wiring(name),
    label: labels[name],
    ...form.register(name),
  });
  const refusal = failure?.reason === 'refused' ? failure : undefined;
  const alternatives = otherWays && { ...otherWays, text: toPlainText(last.unsent, labels.asText) };
  return (
    <Form
      ref={formRef}
      {...formAttributes(reviewDraft)}
      id={`${idPrefix}-form`}
      action={action}
      onSubmit={onSubmit}
    >
      <input type="hidden" name="key" />
      <ErrorSummary ref={summaryRef} title={labels.summary} fields={reviewFields.map(wiring)} />
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
      <Honeypot label={labels.leaveEmpty} />
      <FormFailure
        message={failure && !refusal ? labels.unreachable : undefined}
        isOffline={last.isOffline}
        foundOffline={last.foundOffline}
        offlineMessage={labels.offline}
        otherWays={alternatives}
      />
      <StatusMessage
        severity="info"
        message={refusal && (refusal.status === 429 ? labels.tooMany : labels.refused)}
      >
        {alternatives && <ContactAlternatives {...alternatives} />}
      </StatusMessage>
      <Buttons>
        <SubmitButton label={labels.submit} sendingLabel={labels.sending} sending={isSubmitting} />
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            {labels.cancel}
          </Button>
        )}
      </Buttons>
      {props.sentMessage !== undefined && (
        <StatusMessage severity="success" message={success && props.sentMessage} />
      )}
    </Form>
  );
}
