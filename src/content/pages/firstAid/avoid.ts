import words from '#words/firstAid/avoid.json';
import type { TopicId } from '../../../domain/assistantIds';

/** What not to do, by topic: said on the pages and by the assistant. A clinician has to agree to a change. */
export const avoid = words satisfies Partial<Record<TopicId, readonly string[]>>;
