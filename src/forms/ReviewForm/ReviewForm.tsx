import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { StarPicker } from '../../components/StarPicker/StarPicker';
import { StatusMessage } from '../../components/StatusMessage/StatusMessage';
import type { ReturnedForm } from '../../domain/returned';
import { ratings } from '../../domain/rating';
import type { Review } from '../../domain/review';
import type { PostResult } from '../../services/results';
import { fieldId, FormTextField } from '../fields/FormTextField';
import { SubmitButton } from '../fields/SubmitButton';
import { messageFor, type FieldMessages } from '../fieldMessages';
import { Buttons, Form } from '../Form.styles';
import { FormFailure } from '../FormFailure/FormFailure';
import { readFields } from '../formFields';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary';
import { Honeypot } from '../Honeypot/Honeypot';
import {
  ContactAlternatives,
  type ContactAlternativesProps,
} from '../ContactAlternatives/ContactAlternatives';
import { submitIdempotently } from '../submitIdempotently';
import { useCheckedForm } from '../useCheckedForm';
import { reviewAsText, reviewFields, type ReviewField, type ReviewFormLabels } from './reviewWords';

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
  /** Called by the Cancel button; without it there is none. */
  onCancel?: (() => void) | undefined;
  /** Beginning of the ids, for two such forms in a page. */
  idPrefix?: string;
  /** A plain post that the server refused. */
  returned?: ReturnedForm | undefined;
}

/** What became of the last try. */
interface Outcome {
  kind: 'arrived' | 'refused' | 'tooMany' | 'unreachable' | 'offline';
  review: Review;
}

function toInput({ rating, ...rest }: Record<string, string>) {
  return rating ? { ...rest, rating: Number(rating) } : rest;
}

const loadSchema = () => import('../../domain/review').then(({ reviewSchema }) => reviewSchema);

/** Writes a review, for approval. Everything typed is kept until the review has arrived. */
export function ReviewForm(props: ReviewFormProps) {
  const {
    labels,
    messages,
    action,
    send,
    otherWays,
    onSent,
    sentMessage,
    onCancel,
    idPrefix = 'review',
    returned,
  } = props;
  const back = returned?.form === 'review' ? returned : undefined;
  const [outcome, setOutcome] = useState<Outcome>();
  const formRef = useRef<HTMLFormElement>(null);
  const summaryRef = useRef<HTMLDivElement>(null);
  const form = useCheckedForm<ReviewField, Review>({
    formRef,
    summaryRef,
    names: reviewFields,
    schema: loadSchema,
    toInput,
    draft: reviewDraft,
    returned: back?.problems,
    onTry: () => {
      setOutcome(undefined);
    },
    deliver: async (review, element) => {
      const result = await submitIdempotently(element, (key) => send(review, key));
      if (result.ok) {
        setOutcome({ kind: 'arrived', review });
        onSent();
        return 'arrived';
      }
      const tooMany = result.reason === 'refused' && result.status === 429;
      setOutcome({ kind: tooMany ? 'tooMany' : result.reason, review });
      return result.reason === 'refused' ? result.problems : 'kept';
    },
  });
  const field = (name: 'name' | 'title' | 'text') => ({
    form,
    name,
    idPrefix,
    label: labels[name],
    messages: messages[name],
    returned: back?.values[name],
  });
  const mistakes = reviewFields.flatMap((name) => {
    const text = messageFor(messages[name], form.problems[name]);
    return text === undefined ? [] : [{ fieldId: fieldId(idPrefix, name), text }];
  });
  const quietLines: Partial<Record<Outcome['kind'], string>> = {
    refused: labels.refused,
    tooMany: labels.tooMany,
  };
  const quietLine = outcome && quietLines[outcome.kind];
  const unanswered = outcome?.kind === 'unreachable' || outcome?.kind === 'offline';
  const text = outcome ? reviewAsText(outcome.review, labels.asText) : '';
  const stars = ratings.find((rating) => String(rating) === back?.values['rating']);
  const ratingError = messageFor(messages.rating, form.problems.rating);
  return (
    <Form
      ref={formRef}
      id={`${idPrefix}-form`}
      method="post"
      action={action}
      onSubmit={form.onSubmit}
      data-needs-react="focus"
      data-behaviour="draft"
      data-draft={reviewDraft}
    >
      <input type="hidden" name="key" />
      <ErrorSummary ref={summaryRef} title={labels.summary} mistakes={mistakes} />
      <FormTextField {...field('name')} autoComplete="name" placeholder={labels.namePlaceholder} />
      <FormTextField
        {...field('title')}
        autoComplete="organization-title"
        placeholder={labels.titlePlaceholder}
      />
      <FormTextField {...field('text')} rows={4} />
      <StarPicker
        legend={labels.rating}
        labels={labels.stars}
        noneLabel={labels.noStars}
        name="rating"
        id={fieldId(idPrefix, 'rating')}
        {...(stars !== undefined && { defaultValue: stars })}
        {...(ratingError !== undefined && { error: ratingError })}
      />
      <Honeypot label={labels.leaveEmpty} />
      <FormFailure
        formRef={formRef}
        message={unanswered ? labels.unreachable : undefined}
        foundOffline={outcome?.kind === 'offline'}
        offlineMessage={labels.offline}
        otherWays={otherWays}
        text={text}
        asText={(element) => reviewAsText(readFields(element, reviewFields), labels.asText)}
      />
      <StatusMessage severity="info" message={quietLine}>
        {otherWays && <ContactAlternatives {...otherWays} text={text} />}
      </StatusMessage>
      <Buttons>
        <SubmitButton label={labels.submit} sendingLabel={labels.sending} sending={form.sending} />
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            {labels.cancel}
          </Button>
        )}
      </Buttons>
      {sentMessage !== undefined && (
        <StatusMessage severity="success" message={outcome?.kind === 'arrived' ? sentMessage : undefined} />
      )}
    </Form>
  );
}
