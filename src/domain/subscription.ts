import * as z from 'zod/mini';
import { email } from './fields';

/** A subscription to news: one address. */
export const subscriptionSchema = z.strictObject({ email });

export type Subscription = z.output<typeof subscriptionSchema>;
