import { forms, type FormName, type SiteForm } from '../../domain/forms';

/** A form of the site as its call takes it, as JSON or as a plain HTML form. */
export interface FormEndpoint extends SiteForm {
  form: FormName;
  /** Field of the JSON that holds what was typed, where that is not the whole. */
  nested?: string;
}

export const contactEndpoint: FormEndpoint = { form: 'contact', ...forms.contact, nested: 'template_params' };

export const reviewEndpoint: FormEndpoint = { form: 'review', ...forms.review };

export const subscribeEndpoint: FormEndpoint = { form: 'subscribe', ...forms.subscribe };

export const bookingEndpoint: FormEndpoint = { form: 'booking', ...forms.booking };

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
