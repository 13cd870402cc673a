import type { Language } from '../../domain/language';
import type { Store } from '../store/Store';
import { suspicionOf, type Suspicion } from '../suspicion';

/** Where a submission goes. */
export type Submissions = Pick<
  Store,
  'addReview' | 'addMessage' | 'addBooking' | 'addRequest' | 'addSubscriber'
>;

/**
 * The store as one submission sees it: whatever is suspicious about it is stored with it. Nothing is thrown away, as
 * the same signs are found with real visitors.
 * @param noticed What the request gave away, such as the time that filling in took.
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
    // One address is filled in by a browser within a second: the time says nothing here.
    addSubscriber: (email, submitted) =>
      store.addSubscriber(email, {
        ...submitted,
        suspicion: noticed.filter((one) => one !== 'fast'),
        language,
      }),
  };
}
