import { useRef, useState } from 'react';
import { ActionButton } from '../../components/ActionButton/ActionButton';
import { StarPicker } from '../../components/StarPicker/StarPicker';
import { StatusMessage } from '../../components/StatusMessage/StatusMessage';
import type { ReturnedForm } from '../../domain/returned';
import { ratings, type Rating } from '../../domain/rating';
import type { Review } from '../../domain/review';
import type { PostResult } from '../../services/results';
import { fieldId, FormTextField } from '../fields/FormTextField';
import { SubmitButton } from '../fields/SubmitButton';
import { messageFor, type FieldMessages } from '../fieldMessages';
import { fillingKey, forgetFilling } from '../fillingKey';
import { Buttons, Form } from '../Form.styles';
import { FormSummary } from '../FormSummary/FormSummary';
import { useCheckedForm } from '../useCheckedForm';

const names = ['name', 'title', 'text', 'rating'] as const;

/** A field of the review form. */
export type ReviewField = (typeof names)[number];

/** Name of the review's draft and filling. */
export const reviewDraft = 'review';

/** Words of the review form. */
export interface ReviewFormLabels extends Record<ReviewField, string> {
  /** Example inside the empty name. */
  namePlaceholder: string;
  /** Example inside the empty title. */
  titlePlaceholder: string;
  /** Words of the stars. */
  stars: Readonly<Record<Rating, string>>;
  /** Words of giving none. */
  noStars: string;
  /** The button. */
  submit: string;
  /** The same while the review is on its way. */
  sending: string;
  /** The button that goes back. */
  cancel: string;
  /** Title of the summary of mistakes. */
  summary: string;
  /** The quiet line after the server did not take the review: says so and offers to try again. */
  refused: string;
  /** The same quiet line after too many tries from the visitor's network; names the phone number. */
  tooMany?: string;
  /** The alert when no answer came. */
  unreachable: string;
}

export interface ReviewFormProps {
  /** Words of the form. */
  labels: ReviewFormLabels;
  /** What to say about a field's problems. */
  messages: Readonly<Record<ReviewField, FieldMessages>>;
  /** Where a browser without JavaScript posts the form. */
  action: string;
  /** Sends a review; the key is the same for every try of one filling. Never throws. */
  send: (review: Review, key: string) => Promise<PostResult>;
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
    onSent,
    sentMessage,
    onCancel,
    idPrefix = 'review',
    returned,
  } = props;
  const back = returned?.form === 'review' ? returned : undefined;
  const [outcome, setOutcome] = useState<'arrived' | 'refused' | 'tooMany' | 'unreachable'>();
  const formRef = useRef<HTMLFormElement>(null);
  const summaryRef = useRef<HTMLDivElement>(null);
  const form = useCheckedForm<ReviewField, Review>({
    formRef,
    summaryRef,
    names,
    schema: loadSchema,
    toInput,
    draft: reviewDraft,
    returned: back?.problems,
    onTry: () => {
      setOutcome(undefined);
    },
    deliver: async (review) => {
      const result = await send(review, fillingKey(reviewDraft));
      if (result.ok) {
        forgetFilling(reviewDraft);
        setOutcome('arrived');
        onSent();
        return 'arrived';
      }
      setOutcome(result.reason === 'refused' && result.status === 429 ? 'tooMany' : result.reason);
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
  const mistakes = names.flatMap((name) => {
    const text = messageFor(messages[name], form.problems[name]);
    return text === undefined ? [] : [{ fieldId: fieldId(idPrefix, name), text }];
  });
  const quietLines: Partial<Record<NonNullable<typeof outcome>, string>> = {
    refused: labels.refused,
    tooMany: labels.tooMany ?? labels.refused,
  };
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
      <FormSummary ref={summaryRef} title={labels.summary} mistakes={mistakes} />
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
      {outcome === 'unreachable' && <StatusMessage tone="error" message={labels.unreachable} />}
      <StatusMessage tone="note" message={outcome && quietLines[outcome]} />
      <Buttons>
        <SubmitButton label={labels.submit} sendingLabel={labels.sending} sending={form.sending} />
        {onCancel && (
          <ActionButton variant="quiet" onClick={onCancel}>
            {labels.cancel}
          </ActionButton>
        )}
      </Buttons>
      {sentMessage !== undefined && (
        <StatusMessage tone="success" message={outcome === 'arrived' ? sentMessage : undefined} />
      )}
    </Form>
  );
}
