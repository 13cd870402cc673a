import words from '#words/confirmSubscription.json';
import type { SubscriptionContent } from '../formTypes';

/** Where the link of the mail leads that asks to confirm a subscription. */
export const confirmSubscription: SubscriptionContent = words;
