import words from '#words/leaveSubscription.json';
import type { SubscriptionContent } from '../formTypes';

/** Where the link leads by which subscribers leave. */
export const leaveSubscription: SubscriptionContent = words;
