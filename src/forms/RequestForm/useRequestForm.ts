import { useState } from 'react';
import { dayInNairobi } from '../../domain/dates';
import { requestInput, uncheckedRequest, type CoverRequest } from '../../domain/requests/answers';
import { consentField, copyField, fieldsOf, formNames } from '../../domain/requests/definition';
import { requestFormName, type RequestKind } from '../../domain/requests/kinds';
import { requestForm } from '../../domain/requests/requestForm';
import type { RequestSheet } from '../../domain/requests/words';
import type { ReturnedForm } from '../../domain/returned';
import type { RequestResult } from '../../services/sendRequest';
import { useFormSubmission } from '../useFormSubmission';
import { problemText, type RequestFormLabels } from './requestWords';

/** Values of a request's inputs: strings, and `yes` for ticked boxes. */
export type RequestValues = Record<string, string>;

interface RequestFormOptions {
  sheet: RequestSheet;
  labels: RequestFormLabels;
  today: string | undefined;
  returned: ReturnedForm | undefined;
  /** Sends a request; never throws. */
  send: (kind: RequestKind, request: CoverRequest, key: string) => Promise<RequestResult>;
}

/** The form of a request. */
export function useRequestForm({ sheet, labels, today, returned, send }: RequestFormOptions) {
  const { definition, words, days } = sheet;
  const { kind } = definition;
  const [day] = useState(() => today ?? dayInNairobi(new Date()));
  return useFormSubmission<RequestValues, CoverRequest, RequestResult>({
    name: requestFormName(kind),
    site: { ...requestForm(kind), fields: formNames(definition) },
    returned,
    load: () =>
      import('../../domain/requests/schema').then(({ requestSchema }) => requestSchema(definition, day)),
    // A copy needs an e-mail address; without one the wish for a copy is dropped.
    toInput: (values) =>
      requestInput(definition, values['email']?.trim() ? values : { ...values, [copyField]: '' }),
    unchecked: uncheckedRequest,
    messageOf: (name, code) => {
      if (name === consentField) return labels.consentMissing;
      const [, field] = fieldsOf(definition).find(([one]) => one === name) ?? [];
      const texts = Object.values(words.steps).find((step) => name in step.fields)?.fields[name];
      return field && texts ? problemText(code, field, texts, { labels, days, today: day }) : '';
    },
    submit: (request, key) => send(kind, request, key),
  });
}
