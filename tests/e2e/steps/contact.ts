import type { Locator, Page } from '@playwright/test';
import { bringReact } from './react';

/** Address to which the e-mail service's library posts. */
export const sendPath = '**/api/v1.0/email/send';

/** Values of the contact form. */
export interface Typed {
  name: string;
  email: string;
  phone: string;
  message: string;
}

/** Valid values; the name distinguishes the messages of different tests. */
export function filling(name: string): Typed {
  return {
    name,
    email: 'wanjiku@example.com',
    phone: '0712 345 678',
    message: 'A sports day on 3 June:\n400 pupils.',
  };
}

/** The contact form of a page. */
export function contactForm(page: Page) {
  const form = page.locator('#contact-form');
  const fields: Record<keyof Typed, Locator> = {
    name: form.getByLabel('Name', { exact: true }),
    email: form.getByLabel('Email', { exact: true }),
    phone: form.getByLabel('Phone', { exact: true }),
    message: form.getByLabel('Message', { exact: true }),
  };
  const names = Object.keys(fields) as (keyof Typed)[];
  return {
    form,
    fields,
    button: form.getByRole('button'),
    /** Error message: why it was not sent, or the error summary. */
    alert: form.getByRole('alert').or(form.getByRole('group', { name: 'There is a problem' })),
    status: form.getByRole('status'),
    /** Fills the fields in. */
    fill: async (typed: Partial<Typed>) => {
      for (const name of names) await fields[name].fill(typed[name] ?? '');
    },
    /** Values of the fields. */
    typed: async (): Promise<Typed> => ({
      name: await fields.name.inputValue(),
      email: await fields.email.inputValue(),
      phone: await fields.phone.inputValue(),
      message: await fields.message.inputValue(),
    }),
  };
}

/** Opens the hydrated contact page. */
export async function openContact(page: Page) {
  await page.goto('/ContactUs');
  await bringReact(page);
  return contactForm(page);
}
