import type { PostResult } from '../../services/results';
import type { FormLabels } from '../formProps';

/** Words for why a form was not taken. */
export interface FailureLabels extends Pick<FormLabels, 'tooMany'> {
  /** Said when the server did not take it. */
  refused: string;
  /** Said when no answer came. */
  unreachable: string;
}

/** Why a form did not arrive, in words. Nothing offline, and where the server named fields: that is said elsewhere. */
export function failureMessage(
  failure: Extract<PostResult, { ok: false }> | undefined,
  labels: FailureLabels,
): string | undefined {
  if (!failure || failure.reason === 'offline') return undefined;
  if (failure.reason === 'unreachable') return labels.unreachable;
  if (failure.status === 429) return labels.tooMany;
  return Object.keys(failure.problems).length === 0 ? labels.refused : undefined;
}
