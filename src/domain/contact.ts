import * as z from 'zod/mini';
import { agreedField, isConsentVersion } from './consents';
import { email, limits, line, paragraph, phone } from './fields';

const fields = {
  name: line(limits.name),
  email,
  phone,
  message: paragraph(limits.text),
};

/** A message from the contact form. All four fields are required. */
export const contactSchema = z.strictObject(fields);

/** A validated, normalised message. */
export type ContactMessage = z.output<typeof contactSchema>;

/**
 * The same where messages go to an e-mail service whose servers may be abroad: with the version of the consent, whose box has
 * to be ticked.
 */
export const contactAbroadSchema = z.strictObject({
  ...fields,
  [agreedField]: z.string('required').check(z.refine(isConsentVersion, 'required')),
});
