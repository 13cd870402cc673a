import type { Page } from '@playwright/test';
import { clinics, closedDays } from '../../../src/content/pages/clinics';
import { dayInNairobi } from '../../../src/domain/dates';
import { nextDays } from '../../../src/domain/clinicDays';
import type { Weekday } from '../../../src/domain/dates';
import type { StoredBooking } from '../../../src/server/store/records';
import type { Site } from '../../support/site';
import { deskOf } from './desk';
import { bringReact } from './react';

/** Where requests go. */
export const bookingPath = '**/book-appointment';

/** Format of a reference. */
export const reference = /[2-9C-Y]{3}-[2-9C-Y]{3}/;

const clinicOf = (found: (typeof clinics.items)[number] | undefined) => {
  if (!found) throw new Error('The site has too few clinics');
  return found;
};

/** The first clinic of the site, and one on another weekday: an owner may change names and days. */
export const first = clinicOf(clinics.items[0]);
export const second = clinicOf(clinics.items.find(({ weekday }) => weekday !== first.weekday));

/** What is said where a day is not that of the clinic. */
export const wrongDay = ({ name, day }: typeof first) => `${name} runs on ${day}s: choose a ${day}.`;

/** The second bookable day of a clinic with this weekday, ISO 8601 and in words. */
export function dayOf(weekday: Weekday): { iso: string; inWords: string } {
  const iso = nextDays({ weekday, closed: closedDays }, dayInNairobi(new Date()))[1] ?? '';
  const dayInWords = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(iso),
  );
  return { iso, inWords: dayInWords.replace(',', '') };
}

/** The booking form of a page. */
export function bookingForm(page: Page) {
  const form = page.locator('#booking-form');
  const fields = {
    date: form.getByLabel('Date', { exact: true }),
    name: form.getByLabel('Your name', { exact: true }),
    phone: form.getByLabel('Phone', { exact: true }),
    email: form.getByLabel('Email (optional)', { exact: true }),
    note: form.getByLabel('Anything we should know (optional)', { exact: true }),
  };
  return {
    form,
    fields,
    clinic: (name: string) => form.getByRole('radio', { name: new RegExp(`^${name}`) }),
    button: form.getByRole('button'),
    /** Error message: why it was not sent, or the error summary. */
    alert: form.getByRole('alert').or(form.getByRole('group', { name: 'There is a problem' })),
    status: form.getByRole('status'),
    /** Values of the form, the clinic by its id. */
    typed: async () => ({
      clinic: await form
        .locator('[name=clinicId]:checked')
        .evaluateAll((all) => all.map((one) => one.getAttribute('value'))),
      date: await fields.date.inputValue(),
      name: await fields.name.inputValue(),
      phone: await fields.phone.inputValue(),
      email: await fields.email.inputValue(),
      note: await fields.note.inputValue(),
    }),
  };
}

/** Opens the hydrated booking page. @param query `?clinic=1` */
export async function openBooking(page: Page, query = '') {
  await page.goto(`/BookAppointment${query}`);
  await bringReact(page);
  return bookingForm(page);
}

/** Requests in the store by somebody of this name. */
export async function bookingsBy(site: Site, name: string): Promise<StoredBooking[]> {
  return (await (await deskOf(site)).exportBookings()).filter((one) => one.name === name);
}
