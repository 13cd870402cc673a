import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { Store } from '../store/Store';

/** What a token is for: one of another purpose does not open. */
type TokenPurpose = 'confirm' | 'leave' | 'calendar' | 'sent';

/** Name of the store's secret. It is that of the first links, so that those which visitors hold still open. */
const secretName = 'subscription-links';

const cipher = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;
const maxLength = 1000;

type Secrets = Pick<Store, 'secret'>;

const keyOf = async (store: Secrets) =>
  createHash('sha256')
    .update(await store.secret(secretName))
    .digest();

/**
 * Seals a value for an address. It is encrypted, because addresses end up in the logs of proxies: nobody can read, forge or
 * change it. The keys of all tokens are replaced together, by `links rotate`.
 * @param until Expiry in seconds since 1970; 0 never expires.
 * @returns Base64url.
 */
export async function sealedToken(
  store: Secrets,
  purpose: TokenPurpose,
  value: unknown,
  until: number,
): Promise<string> {
  const iv = randomBytes(ivLength);
  const encryptor = createCipheriv(cipher, await keyOf(store), iv).setAAD(Buffer.from(purpose));
  const content = Buffer.concat([encryptor.update(JSON.stringify([value, until])), encryptor.final()]);
  return Buffer.concat([iv, encryptor.getAuthTag(), content]).toString('base64url');
}

/**
 * Opens a token.
 * @param now Current time in ms since 1970.
 * @returns The value; undefined if the token is not ours, is for another purpose or has expired.
 */
export async function openToken(
  store: Secrets,
  purpose: TokenPurpose,
  token: string,
  now: number,
): Promise<unknown> {
  const bytes = Buffer.from(token.slice(0, maxLength), 'base64url');
  if (bytes.length <= ivLength + tagLength) return undefined;
  const key = await keyOf(store);
  try {
    const decryptor = createDecipheriv(cipher, key, bytes.subarray(0, ivLength))
      .setAAD(Buffer.from(purpose))
      .setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
    const content = Buffer.concat([
      decryptor.update(bytes.subarray(ivLength + tagLength)),
      decryptor.final(),
    ]);
    const [value, until] = JSON.parse(content.toString()) as [unknown, number];
    return until === 0 || until * 1000 >= now ? value : undefined;
  } catch {
    return undefined;
  }
}
