import * as z from 'zod/mini';
import { email, limits, line, paragraph, phone } from './fields';

/** A message from the contact form. All four fields are required. */
export const contactSchema = z.strictObject({
  name: line(limits.name),
  email,
  phone,
  message: paragraph(limits.text),
});

/** A validated, normalised message. */
export type ContactMessage = z.output<typeof contactSchema>;
