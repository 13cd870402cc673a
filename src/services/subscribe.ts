import { consentHeader, consents } from '../domain/consents';
import { forms } from '../domain/forms';
import type { Subscription } from '../domain/subscription';
import { postJson } from './postJson';
import type { PostResult } from './results';
import type { RetryOptions } from './retry';

/** Subscribes an address to the newsletter. The answer is the same whether or not the address was already subscribed. */
export function subscribe(subscription: Subscription, retryOptions: RetryOptions = {}): Promise<PostResult> {
  const headers = { [consentHeader]: consents.subscribe };
  return postJson(forms.subscribe.path, subscription, { ...retryOptions, headers });
}
