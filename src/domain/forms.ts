/** A form of the site, with the names that page, script and server share. */
export interface SiteForm {
  /** Path that it posts to, as JSON or as a plain HTML form. */
  path: string;
  /** Page that shows it. */
  page: string;
  /** Fragment of the form in that page; it also reveals the form where it is hidden. */
  anchor: string;
  /** Id of the form element there, the prefix of its fields' ids. */
  id: string;
  /** Page after success without JavaScript. */
  thanks: string;
  /** Names of its fields, in the order of the form. */
  fields: readonly string[];
  /** Name under which a draft is stored; left out if there is none. */
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
