import type { Booking } from '../../../src/domain/booking';
import type { ContactMessage } from '../../../src/domain/contact';
import type { Review } from '../../../src/domain/review';
import type { Subscription } from '../../../src/domain/subscription';
import { requestBooking } from '../../../src/services/requestBooking';
import { uncheckedRequest } from '../../../src/domain/requests/answers';
import { sendContactMessage } from '../../../src/services/sendContactMessage';
import { sendRequest } from '../../../src/services/sendRequest';
import { submitReview } from '../../../src/services/submitReview';
import { subscribe } from '../../../src/services/subscribe';
import { emailIds } from './serverSettings';
import type { Submission } from './submissions';

/** Sends a submission with the site's own services, like its forms. @returns Whether the form would confirm it. */
export async function press({
  kind,
  request = 'events',
  values,
  key,
}: Pick<Submission, 'kind' | 'request' | 'values' | 'key'>): Promise<boolean> {
  // The values already fit the schemas; the forms check them before they send.
  const form: unknown = values;
  switch (kind) {
    case 'reviews':
      return (await submitReview(form as Review, key)).ok;
    case 'bookings':
      return (await requestBooking(form as Booking, key)).ok;
    case 'requests':
      return (await sendRequest(request, uncheckedRequest(values), key)).ok;
    case 'subscribers':
      return (await subscribe(form as Subscription)).ok;
    case 'messages':
      return (await sendContactMessage(form as ContactMessage, { ...emailIds, origin: '' })).ok;
  }
}

// For a page in which this module is the only script.
Object.assign(globalThis, { press });
