import { formNames, type RequestDefinition } from './definition';
import { air } from './air';
import { evacuation } from './evacuation';
import { events } from './events';
import { international } from './international';
import { requestKinds, type RequestKind } from './kinds';
import { requestForm } from './requestForm';
import { schools } from './schools';
import { sites } from './sites';
import { sports } from './sports';
import { training } from './training';
import { transfer } from './transfer';
import type { SiteForm } from '../forms';

/** All definitions, by kind. For the server: a page contains only the definition of its own kind. */
export const requestDefinitions = {
  events,
  sports,
  schools,
  sites,
  transfer,
  air,
  international,
  evacuation,
  training,
} as const satisfies Record<RequestKind, RequestDefinition>;

/** The definition of a kind, in the general type. */
export function definitionOf(kind: RequestKind): RequestDefinition {
  return requestDefinitions[kind];
}

/** The form of a kind with the names of its fields, as the server reads it. */
export function wholeRequestForm(kind: RequestKind): SiteForm {
  return { ...requestForm(kind), fields: formNames(definitionOf(kind)) };
}

/** All of them. */
export const requestForms: readonly SiteForm[] = requestKinds.map(wholeRequestForm);
