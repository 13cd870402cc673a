import { bookingFields } from '../../domain/bookingInput';
import { bookingPage } from '../../domain/clinics';
import type { FormName } from '../../domain/returned';

/** One of the calls that take a form, as JSON or as a plain HTML form. */
export interface FormEndpoint {
  form: FormName;
  /** Path that is posted to. */
  path: string;
  /** Page that shows the form. */
  page: string;
  /** Id of the form on its page. */
  anchor: string;
  /** Page after success. */
  thanks: string;
  /** Names of its fields. */
  fields: readonly string[];
  /** Field of the JSON that holds what was typed, where that is not the whole. */
  nested?: string;
}

export const contactEndpoint: FormEndpoint = {
  form: 'contact',
  path: '/api/v1.0/email/send',
  page: '/ContactUs',
  anchor: 'contact-form',
  thanks: '/MessageSent',
  fields: ['name', 'email', 'phone', 'message'],
  nested: 'template_params',
};

export const reviewEndpoint: FormEndpoint = {
  form: 'review',
  path: '/send-review',
  page: '/Testimonials',
  anchor: 'write-a-review',
  thanks: '/ReviewSent',
  fields: ['name', 'title', 'text', 'rating'],
};

export const subscribeEndpoint: FormEndpoint = {
  form: 'subscribe',
  path: '/subscribe',
  page: '/Subscribe',
  anchor: 'subscribe-form',
  thanks: '/Subscribed',
  fields: ['email'],
};

export const bookingEndpoint: FormEndpoint = {
  form: 'booking',
  path: '/book-appointment',
  page: bookingPage,
  anchor: 'booking-form',
  thanks: '/AppointmentRequested',
  fields: bookingFields,
};

export const formEndpoints: readonly FormEndpoint[] = [
  contactEndpoint,
  reviewEndpoint,
  subscribeEndpoint,
  bookingEndpoint,
];

/** Query parameter of the page after a booking: what the request is called. */
export const referenceParameter = 'reference';

/** Query parameter under which a refused form is had again. */
export const againParameter = 'again';

/** How long a refused form is kept, in ms. */
export const keptFor = 15 * 60 * 1000;
