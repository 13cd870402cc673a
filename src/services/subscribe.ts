import type { Subscription } from '../domain/subscription';
import { postJson, type PostOptions } from './postJson';
import type { PostResult } from './results';

/** Subscribes an address to the news. The answer is the same whether or not it was known. */
export function subscribe(
  subscription: Subscription,
  options: Pick<PostOptions, 'timeout'> = {},
): Promise<PostResult> {
  return postJson('/subscribe', subscription, options);
}
