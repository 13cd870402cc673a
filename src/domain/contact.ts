import * as z from 'zod/mini';
import { email, limits, line, paragraph, phone } from './fields';

/** A message from the contact form. All four fields are required. */
export const contactSchema = z.strictObject({
  name: line(limits.name),
  email,
  phone,
  message: paragraph(limits.text),
});

/** What the visitor typed. */
export type ContactInput = z.input<typeof contactSchema>;
/** A checked, normalised message. */
export type ContactMessage = z.output<typeof contactSchema>;
