import type { ContactMessage } from '../domain/contact';
import { answerTimeout } from './postJson';
import type { SendResult } from './results';

/** Ids of the e-mail sending service, and where messages go. */
export interface EmailServiceSettings {
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

/** Longest answer that is shown as it came. */
const longestText = 200;

/** Sends a contact message with the e-mail service's own library. Never throws: every outcome is a result. */
export async function sendContactMessage(
  { name, email, phone, message }: ContactMessage,
  { publicKey, serviceId, templateId, origin }: EmailServiceSettings,
  timeout: number = answerTimeout,
): Promise<SendResult> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error('timed out'));
    }, timeout);
  });
  try {
    const library = await Promise.race([loadEmailLibrary().catch(() => undefined), tooLate]);
    if (!library) return await Promise.race([sendAsPlainForm({ name, email, phone, message }), tooLate]);
    const { init, send } = library;
    // Only `init` takes an origin, and an empty one would fall back to the provider's.
    init({ publicKey, blockHeadless: true, origin: origin || location.origin });
    const params = { name, email, phone, message };
    await Promise.race([send(serviceId, templateId, params, { publicKey, blockHeadless: true }), tooLate]);
    return { ok: true };
  } catch (error) {
    return { ok: false, ...describe(error) };
  } finally {
    clearTimeout(timer);
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
async function sendAsPlainForm(message: ContactMessage): Promise<SendResult> {
  const answer = await fetch('/api/v1.0/email/send', { method: 'POST', body: new URLSearchParams(message) });
  if (answer.ok && answer.url.endsWith('/MessageSent')) return { ok: true };
  return { ok: false, ...describe({ status: answer.ok ? 422 : answer.status }) };
}

/** The library throws its own status objects, plain texts for missing ids, and whatever `fetch` throws. */
function describe(error: unknown): { status: number; text: string } {
  if (typeof error === 'string' && error) return { status: 0, text: error };
  const { status, text } = (error instanceof Object ? error : {}) as { status?: unknown; text?: unknown };
  const code = typeof status === 'number' ? status : 0;
  const said = typeof text === 'string' ? text.trim() : '';
  // A page of a proxy in between is no sentence to show.
  const readable = said && !said.startsWith('<') && said.length <= longestText;
  return { status: code, text: catalogue[code] ?? (readable ? said : `HTTP status ${code}`) };
}
