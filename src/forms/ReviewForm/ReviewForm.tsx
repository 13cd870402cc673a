import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { StatusMessage } from '../../components/StatusMessage/StatusMessage';
import { consents } from '../../domain/consents';
import { forms } from '../../domain/forms';
import type { Review } from '../../domain/review';
import type { PostResult } from '../../services/results';
import { ContactAlternatives } from '../ContactAlternatives/ContactAlternatives';
import { FormTextField } from '../fields/FormTextField';
import { Form } from '../Form';
import { FormEnd } from '../FormEnd/FormEnd';
import { failureMessage } from '../FormFailure/failureMessage';
import { messageIn, type FieldsFormProps } from '../formProps';
import { useFormSubmission } from '../useFormSubmission';
import { toPlainText, type ReviewFormLabels, type ReviewValues } from './reviewWords';
import { StarsField } from './StarsField';

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
const toInput = ({ rating, ...texts }: ReviewValues) =>
  rating ? { ...texts, rating: Number(rating) } : texts;

/** Writes a review, which is published after approval. Everything typed is kept until the review was accepted. */
export function ReviewForm(props: ReviewFormProps) {
  const { id, labels, messages, send, otherWays, onSent, sentMessage, onDirtyChange, onCancel, returned } =
    props;
  const submission = useFormSubmission<ReviewValues, Review, PostResult>({
    name: 'review',
    site: forms.review,
    load: loadSchema,
    messageOf: messageIn(messages),
    ...{ id, returned, toInput },
    submit: async (review, key) => {
      const result = await send(review, key);
      if (result.ok) onSent();
      return result;
    },
  });
  const { form, failure, unsent } = submission;
  const { isDirty } = form.formState;
  useEffect(() => onDirtyChange?.(isDirty), [onDirtyChange, isDirty]);

  const isRefused = failure?.reason === 'refused';
  const alternatives = { ...otherWays, text: toPlainText(unsent, labels.asText) };
  return (
    <Form submission={submission} summary={labels.summary}>
      <FormTextField<ReviewValues>
        name="name"
        label={labels.name}
        autoComplete="name"
        placeholder={labels.namePlaceholder}
      />
      <FormTextField<ReviewValues>
        name="title"
        label={labels.title}
        autoComplete="organization-title"
        placeholder={labels.titlePlaceholder}
      />
      <FormTextField<ReviewValues> name="text" label={labels.text} rows={4} />
      <StarsField labels={labels} />
      <StatusMessage severity="info" message={isRefused ? failureMessage(failure, labels) : undefined}>
        <ContactAlternatives {...alternatives} />
      </StatusMessage>
      <FormEnd
        labels={labels}
        submission={submission}
        message={failure && !isRefused ? labels.unreachable : undefined}
        otherWays={alternatives}
        hasKey
        version={consents.review}
        buttons={
          onCancel && (
            <Button variant="quiet" onClick={onCancel}>
              {labels.cancel}
            </Button>
          )
        }
        sentMessage={sentMessage}
      />
    </Form>
  );
}
