import type { Language } from '../../domain/language';
import type { Store } from '../store/Store';
import { suspicionOf, type Suspicion } from '../suspicion';

/** The part of the store that accepts submissions. */
export type Submissions = Pick<
  Store,
  'addReview' | 'addMessage' | 'addBooking' | 'addRequest' | 'addSubscriber'
>;

/**
 * The store for one submission: signs of spam are stored with it. Nothing is discarded, because real visitors may cause the
 * same signs.
 * @param noticed Signs in the request, such as a form filled in too fast.
 * @param language Of the page.
 */
export function submissionSink(store: Store, noticed: readonly Suspicion[], language: Language): Submissions {
  return {
    addReview(review, submitted) {
      const suspicion = [...suspicionOf(review.name, review.title, review.text), ...noticed];
      return store.addReview(review, { ...submitted, suspicion, language });
    },
    addMessage(message) {
      return store.addMessage(message, {
        suspicion: [...suspicionOf(message.name, message.message), ...noticed],
        language,
      });
    },
    addBooking(booking, submitted) {
      const suspicion = [...suspicionOf(booking.name, booking.note), ...noticed];
      return store.addBooking(booking, { ...submitted, suspicion, language });
    },
    addRequest(kind, request, submitted) {
      const texts = Object.values(request.answers).filter((answer) => typeof answer === 'string');
      return store.addRequest(kind, request, {
        ...submitted,
        suspicion: [...suspicionOf(...texts), ...noticed],
        language,
      });
    },
    // A browser autofills one address within a second: the time proves nothing here.
    addSubscriber: (email, submitted) =>
      store.addSubscriber(email, {
        ...submitted,
        suspicion: noticed.filter((one) => one !== 'fast'),
        language,
      }),
  };
}
