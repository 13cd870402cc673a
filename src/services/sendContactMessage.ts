import { agreedField } from '../domain/consents';
import type { ContactMessage } from '../domain/contact';
import { forms } from '../domain/forms';
import { honeypotField, sentParameter } from '../domain/formGuard';
import { pathIn } from '../domain/language';
import { sentLanguage } from './sentLanguage';
import type { SendResult } from './results';
import { withRetries, type RetryOptions } from './retry';

/** Ids of the e-mail sending service, and its address. */
interface EmailServiceSettings {
  publicKey: string;
  serviceId: string;
  templateId: string;
  /** Origin to post to; an empty string is the site's own server. */
  origin: string;
}

/** Error messages by status. */
const statusTexts: Readonly<Record<number, string>> = {
  0: 'Network Error',
  403: 'Forbidden',
  429: 'Too Many Requests',
  451: 'Unavailable For Headless Browser',
};

/** Our own server repeats the header Retry-After in the body in this form. */
const retryAfterAtEnd = / \(Retry-After: (\d+)\)$/;

/** Longest answer in characters that is shown unchanged. */
const maxTextLength = 200;

/** A message, with the consent to an e-mail service abroad where one is set, and the value of the honeypot field if a bot filled it in. */
type SentMessage = ContactMessage & Partial<Record<typeof honeypotField | typeof agreedField, string>>;

/** Outcome of one attempt, by status and in words. */
interface Attempt {
  status: number | undefined;
  text?: string;
  retryAfter?: string | null;
  offline?: true;
}

/**
 * Sends a contact message with the e-mail service's own library, and retries if that may help. Never throws: every outcome
 * is a result. The site's own server recognises a repeated message; a foreign one may not, and gets one attempt.
 */
export async function sendContactMessage(
  { name, email, phone, message, [honeypotField]: honeypot, [agreedField]: agreed }: SentMessage,
  settings: EmailServiceSettings,
  retryOptions: RetryOptions = {},
): Promise<SendResult> {
  const unanswered = describe(undefined);
  const params = {
    ...{ name, email, phone, message },
    ...(agreed && { [agreedField]: agreed }),
    ...(honeypot && { [honeypotField]: honeypot }),
    ...sentLanguage(),
  };
  const isOwnServer = settings.origin === '' || settings.origin === location.origin;
  const { status, text, offline }: Attempt = await withRetries(
    (signal) => tryOnce(params, settings, signal),
    {
      ...retryOptions,
      ...(!isOwnServer && { tries: 1 }),
    },
  );
  if (status === okStatus) return { ok: true };
  return { ok: false, status: status ?? 0, text: text ?? unanswered.text, ...(offline && { offline }) };
}

const okStatus = 200;

async function tryOnce(
  params: Record<string, string>,
  { publicKey, serviceId, templateId, origin }: EmailServiceSettings,
  signal: AbortSignal,
): Promise<Attempt> {
  try {
    const library = await loadEmailLibrary().catch(() => undefined);
    // Given up while the library was loading: the next attempt has begun.
    if (signal.aborted) return { status: 0 };
    if (!library) return await sendAsPlainForm(params, signal);
    const { init, send } = library;
    // Only `init` takes an origin, and an empty one would fall back to the provider's.
    init({ publicKey, blockHeadless: true, origin: origin || location.origin });
    await send(serviceId, templateId, params, { publicKey, blockHeadless: true });
    return { status: okStatus };
  } catch (error) {
    const failed = describe(error);
    // The library's own message about a missing id: another attempt would fail in the same way.
    return typeof error === 'string' && error ? { ...failed, status: undefined } : failed;
  }
}

/** Loads the e-mail service's library: only a visitor who writes needs it. */
export function loadEmailLibrary() {
  return import('@emailjs/browser');
}

/**
 * Posts the message as the plain form would. Browsers do not retry a failed module import until the page is left, so a
 * visitor whose connection failed at that moment could never send otherwise.
 */
async function sendAsPlainForm(message: Record<string, string>, signal: AbortSignal): Promise<Attempt> {
  const body = new URLSearchParams(message);
  const answer = await fetch(forms.contact.path, { method: 'POST', body, signal });
  const { pathname, searchParams } = new URL(answer.url || location.href);
  if (answer.ok && pathIn('en', pathname) === forms.contact.thanks && searchParams.has(sentParameter))
    return { status: okStatus };
  return {
    ...describe({ status: answer.ok ? 422 : answer.status }),
    retryAfter: answer.headers.get('Retry-After'),
  };
}

/**
 * The library throws its own status objects, plain strings for missing ids, and whatever `fetch` throws. It drops the
 * response's headers: our own server repeats Retry-After at the end of the body, other servers' value cannot be read.
 */
function describe(error: unknown): { status: number; text: string; retryAfter?: string } {
  if (typeof error === 'string' && error) return { status: 0, text: error };
  const { status, text } = (error instanceof Object ? error : {}) as { status?: unknown; text?: unknown };
  const code = typeof status === 'number' ? status : 0;
  const answerText = typeof text === 'string' ? text.trim() : '';
  const [suffix = '', retryAfter] = retryAfterAtEnd.exec(answerText) ?? [];
  const message = answerText.slice(0, answerText.length - suffix.length);
  // A proxy's HTML page is not a message to show.
  const readable = message && !message.startsWith('<') && message.length <= maxTextLength;
  return {
    status: code,
    text: statusTexts[code] ?? (readable ? message : `HTTP status ${code}`),
    ...(retryAfter !== undefined && { retryAfter }),
  };
}
