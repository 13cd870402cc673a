import * as z from 'zod/mini';
import { email } from './fields';

/** A newsletter subscription: one address. */
export const subscriptionSchema = z.strictObject({ email });

export type Subscription = z.output<typeof subscriptionSchema>;
