import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs values, in their order, for an address. @param secret From `store.secret`, one for each purpose. @returns Base64url. */
export const signatureOf = (secret: string, values: readonly unknown[]): string =>
  createHmac('sha256', secret).update(JSON.stringify(values)).digest('base64url');

/** Whether a signature is valid for these values; takes constant time. */
export function isSignatureOf(given: string, secret: string, values: readonly unknown[]): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(signatureOf(secret, values))];
  return one.length === other.length && timingSafeEqual(one, other);
}
