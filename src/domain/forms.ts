/** A form of the site, and everything by which page, script and server know it. */
export interface SiteForm {
  /** Path that it is posted to, as JSON or as a plain HTML form. */
  path: string;
  /** Page that shows it. */
  page: string;
  /** Place in that page, which shows the form also where it is hidden otherwise. */
  anchor: string;
  /** Id of the form element there; those of its fields begin with it. */
  id: string;
  /** Page after success without JavaScript. */
  thanks: string;
  /** Names of its fields, in the order of the form. */
  fields: readonly string[];
  /** Name under which what was typed is kept; missing where nothing is. */
  draft?: string;
}

/** The forms of the site: the only place where their paths, ids and field names are spelt. */
export const forms = {
  contact: {
    path: '/api/v1.0/email/send',
    page: '/ContactUs',
    anchor: 'contact-form',
    id: 'contact-form',
    thanks: '/MessageSent',
    fields: ['name', 'email', 'phone', 'message'],
    draft: 'contact',
  },
  review: {
    path: '/send-review',
    page: '/Testimonials',
    anchor: 'write-a-review',
    id: 'review-form',
    thanks: '/ReviewSent',
    fields: ['name', 'title', 'text', 'rating'],
    draft: 'review',
  },
  subscribe: {
    path: '/subscribe',
    page: '/Subscribe',
    anchor: 'subscribe-form',
    id: 'subscribe-form',
    thanks: '/Subscribed',
    fields: ['email'],
  },
  booking: {
    path: '/book-appointment',
    page: '/BookAppointment',
    anchor: 'booking-form',
    id: 'booking-form',
    thanks: '/AppointmentRequested',
    fields: ['clinicId', 'date', 'name', 'phone', 'email', 'note'],
    draft: 'booking',
  },
} as const satisfies Record<string, SiteForm>;

/** The forms that can be sent without JavaScript. */
export type FormName = keyof typeof forms;

/** Name of a field of a form. */
export type FieldOf<Name extends FormName> = (typeof forms)[Name]['fields'][number];
