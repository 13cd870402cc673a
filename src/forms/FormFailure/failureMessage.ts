import type { PostResult } from '../../services/results';
import type { FormLabels } from '../formProps';

/** Messages for a form that was not accepted. */
export interface FailureLabels extends Pick<FormLabels, 'tooMany'> {
  /** Shown when the server refused it. */
  refused: string;
  /** Shown when no answer came. */
  unreachable: string;
}

/** Why a form was not accepted. Nothing while offline, or if the server named invalid fields: other messages cover these. */
export function failureMessage(
  failure: Extract<PostResult, { ok: false }> | undefined,
  labels: FailureLabels,
): string | undefined {
  if (!failure || failure.reason === 'offline') return undefined;
  if (failure.reason === 'unreachable') return labels.unreachable;
  if (failure.status === 429) return labels.tooMany;
  return Object.keys(failure.problems).length === 0 ? labels.refused : undefined;
}
