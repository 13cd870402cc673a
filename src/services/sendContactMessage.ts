import type { ContactMessage } from '../domain/contact';
import { forms } from '../domain/forms';
import { honeypotField, sentParameter } from '../domain/formGuard';
import { pathIn } from '../domain/language';
import { pageLanguage } from './pageLanguage';
import type { SendResult } from './results';
import { isOffline, withRetries, type RetryOptions } from './retry';

/** Ids of the e-mail sending service, and where messages go. */
interface EmailServiceSettings {
  publicKey: string;
  serviceId: string;
  templateId: string;
  /** Origin that is posted to; an empty text is the site's own server. */
  origin: string;
}

/** The words of the error catalogue by status. */
const catalogue: Readonly<Record<number, string>> = {
  0: 'Network Error',
  403: 'Forbidden',
  429: 'Too Many Requests',
  451: 'Unavailable For Headless Browser',
};

/** How our own server repeats the header Retry-After in an answer's text. */
const retryAfterAtEnd = / \(Retry-After: (\d+)\)$/;

/** Longest answer that is shown as it came. */
const longestText = 200;

/** A message, with the value of the hidden field if a machine has filled it in. */
type SentMessage = ContactMessage & Partial<Record<typeof honeypotField, string>>;

/** How one try ended, by status and in words. */
interface Try {
  status: number | undefined;
  text?: string;
  retryAfter?: string | null;
}

/**
 * Sends a contact message with the e-mail service's own library, again where that helps. Never throws: every outcome
 * is a result. The site's own server recognises the same content; a foreign one may not, and is tried once.
 */
export async function sendContactMessage(
  { name, email, phone, message, [honeypotField]: unseen }: SentMessage,
  settings: EmailServiceSettings,
  retrying: RetryOptions = {},
): Promise<SendResult> {
  const unanswered = describe(undefined);
  if (isOffline()) return { ok: false, ...unanswered, offline: true };
  const params = {
    ...{ name, email, phone, message },
    ...(unseen && { [honeypotField]: unseen }),
    ...pageLanguage(),
  };
  const own = settings.origin === '' || settings.origin === location.origin;
  const { status, text }: Try = await withRetries((signal) => tryOnce(params, settings, signal), {
    ...retrying,
    ...(!own && { tries: 1 }),
  });
  if (status === arrived) return { ok: true };
  return { ok: false, status: status ?? 0, text: text ?? unanswered.text };
}

const arrived = 200;

async function tryOnce(
  params: Record<string, string>,
  { publicKey, serviceId, templateId, origin }: EmailServiceSettings,
  signal: AbortSignal,
): Promise<Try> {
  try {
    const library = await loadEmailLibrary().catch(() => undefined);
    // Given up while the library was on its way: the next try has begun.
    if (signal.aborted) return { status: 0 };
    if (!library) return await sendAsPlainForm(params, signal);
    const { init, send } = library;
    // Only `init` takes an origin, and an empty one would fall back to the provider's.
    init({ publicKey, blockHeadless: true, origin: origin || location.origin });
    await send(serviceId, templateId, params, { publicKey, blockHeadless: true });
    return { status: arrived };
  } catch (error) {
    const failed = describe(error);
    // The library's own words about what is missing: another try would end the same.
    return typeof error === 'string' && error ? { ...failed, status: undefined } : failed;
  }
}

/** Loads the e-mail service's library: only a visitor who writes needs it. */
export function loadEmailLibrary() {
  return import('@emailjs/browser');
}

/**
 * Posts the message as the form itself would. A module that could not be loaded is not asked for again before the
 * page is left, so a visitor whose line failed at the wrong moment would never get through.
 */
async function sendAsPlainForm(message: Record<string, string>, signal: AbortSignal): Promise<Try> {
  const body = new URLSearchParams(message);
  const answer = await fetch(forms.contact.path, { method: 'POST', body, signal });
  const { pathname, searchParams } = new URL(answer.url || location.href);
  if (answer.ok && pathIn('en', pathname) === forms.contact.thanks && searchParams.has(sentParameter))
    return { status: arrived };
  return {
    ...describe({ status: answer.ok ? 422 : answer.status }),
    retryAfter: answer.headers.get('Retry-After'),
  };
}

/**
 * The library throws its own status objects, plain texts for missing ids, and whatever `fetch` throws. It keeps no
 * header of the answer: our own server repeats Retry-After at the end of its text, others cannot be read.
 */
function describe(error: unknown): { status: number; text: string; retryAfter?: string } {
  if (typeof error === 'string' && error) return { status: 0, text: error };
  const { status, text } = (error instanceof Object ? error : {}) as { status?: unknown; text?: unknown };
  const code = typeof status === 'number' ? status : 0;
  const given = typeof text === 'string' ? text.trim() : '';
  const [repeated = '', retryAfter] = retryAfterAtEnd.exec(given) ?? [];
  const said = given.slice(0, given.length - repeated.length);
  // A page of a proxy in between is no sentence to show.
  const readable = said && !said.startsWith('<') && said.length <= longestText;
  return {
    status: code,
    text: catalogue[code] ?? (readable ? said : `HTTP status ${code}`),
    ...(retryAfter !== undefined && { retryAfter }),
  };
}
