import type { ConcernId } from '../../../domain/assistantIds';
import type { AssistantAnswer } from '../../assistantTypes';
import { births } from './births';
import { bites } from './bites';
import { collapses } from './collapses';
import { dangers } from './dangers';
import { distress } from './distress';
import { illnesses } from './illnesses';
import { injuries } from './injuries';

/** What no first-aid page covers. A clinician has to agree to a change. */
export const concernAnswers: Readonly<Record<ConcernId, AssistantAnswer>> = {
  ...dangers,
  ...distress,
  ...illnesses,
  ...births,
  ...injuries,
  ...bites,
  ...collapses,
};
