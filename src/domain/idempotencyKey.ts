/** Hidden field of a form whose submissions are stored once: it has the idempotency key, also for a plain post. */
export const keyField = 'key';

/** Makes an idempotency key. Not by `randomUUID`, which is missing over plain http and in older browsers. */
export const newKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');
