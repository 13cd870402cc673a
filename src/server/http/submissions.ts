import type { Context } from 'hono';
import * as z from 'zod/mini';
import { consentHeader, isConsentVersion } from '../../domain/consents';
import { contactAbroadSchema, contactSchema, type ContactMessage } from '../../domain/contact';
import { describeProblem, problemsOf, type Problems } from '../../domain/problems';
import { normaliseLine } from '../../domain/text';
import { isRecord } from './body';
import type { HttpEnv } from './httpEnv';
import { asKey, splitConsent } from './plainForm';
import { HttpProblem } from './problem';

/** Ids of the e-mail service that the site's pages use. */
export interface EmailIds {
  publicKey: string;
  serviceId: string;
  templateId: string;
  /** Origin of a service abroad, which needs the sender’s consent; empty or left out for this server. */
  origin?: string;
}

/** How a contact message is validated: with the consent where the site’s pages send it to a service abroad. */
const contactSchemaFor = ({ origin = '' }: Pick<EmailIds, 'origin'>): z.ZodMiniType<ContactMessage> =>
  origin === '' ? contactSchema : contactAbroadSchema;

/** A message without the consent: it is stored on this server, from which nothing goes abroad. */
export const messageOf = ({ name, email, phone, message }: ContactMessage): ContactMessage => ({
  name,
  email,
  phone,
  message,
});

/** A valid value, or its problems. */
type Checked<T> = { ok: true; value: T } | { ok: false; problems: Problems };

/** Validates a value with a schema. */
export function check<T>(schema: z.ZodMiniType<T>, value: unknown): Checked<T> {
  const result = schema.safeParse(value);
  return result.success
    ? { ok: true, value: result.data }
    : { ok: false, problems: problemsOf(result.error.issues) };
}

/** Like {@link check}, but throws the answer 422. */
export function checked<T>(schema: z.ZodMiniType<T>, value: unknown): T {
  const result = check(schema, value);
  if (result.ok) return result.value;
  throw new HttpProblem(422, 'invalid', `${describeAll(result.problems)}.`, { fields: result.problems });
}

/** Maximum number of problems that an answer describes. */
const maxDescribed = 10;

/** All problems on one line; field names may come from the client, so they are shortened. */
function describeAll(problems: Problems): string {
  return Object.entries(problems)
    .slice(0, maxDescribed)
    .map(([field, code]) => describeProblem(normaliseLine(field.slice(0, 100)).slice(0, 40), code))
    .join('; ');
}

const emailRequest = z.strictObject({
  lib_version: z.optional(z.string()),
  user_id: z.string('required'),
  service_id: z.string('required'),
  template_id: z.string('required'),
  template_params: z.unknown(),
});

/** Extracts the message from a request of the e-mail service's library. Wrong ids are answered with 400, invalid values with 422. */
function messageFromEmailRequest(body: unknown, ids: EmailIds): ContactMessage {
  const request = check(emailRequest, body);
  if (!request.ok)
    throw new HttpProblem(400, 'malformed', `${describeAll(request.problems)}.`, {
      fields: request.problems,
    });
  const { user_id, service_id, template_id, template_params } = request.value;
  const wrong = Object.entries({
    user_id: user_id === ids.publicKey,
    service_id: service_id === ids.serviceId,
    template_id: template_id === ids.templateId,
  }).find(([, right]) => !right);
  if (wrong) throw new HttpProblem(400, 'wrong_id', `${wrong[0]} is not the one of this site.`);
  if (isRecord(template_params)) return checked(contactSchemaFor(ids), template_params);
  const fields = { template_params: 'type' } as const;
  throw new HttpProblem(422, 'invalid', 'template_params must be an object.', { fields });
}

/** The key of a program's submission, if it has one. @throws {HttpProblem} 400 if it is malformed. */
export function keyOf(c: Context<HttpEnv>): string | undefined {
  const header = c.req.header('Idempotency-Key');
  const key = asKey(header);
  if (header !== undefined && key === undefined) {
    throw new HttpProblem(400, 'malformed', 'Idempotency-Key must be 8 to 100 characters without spaces.');
  }
  return key;
}

/** Version of the consent text that a program sends. @throws {HttpProblem} 400 if it is malformed. */
export function consentIn(c: Context<HttpEnv>): string | undefined {
  const header = c.req.header(consentHeader);
  if (header === undefined || isConsentVersion(header)) return header;
  throw new HttpProblem(400, 'malformed', `${consentHeader} must be a day such as 2026-11-25.`);
}

/** How contact messages are read. @param ids Of the e-mail service that the site's pages use. */
export const contactRoute = (ids: EmailIds) => ({
  schema: () => contactSchemaFor(ids),
  // A page from before the setting was changed may still send the consent.
  input: (typed: Record<string, unknown>) => (ids.origin ? typed : splitConsent(typed).typed),
  read: (body: unknown) => messageOf(messageFromEmailRequest(body, ids)),
  nested: 'template_params',
});
