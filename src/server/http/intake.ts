import { setTimeout as wait } from 'node:timers/promises';
import { newId, newReference } from '../ids';
import type { Store } from '../store/Store';
import { suspicionOf, type Suspicion } from '../suspicion';

/** Where a submission goes. */
export type Submissions = Pick<Store, 'addReview' | 'addMessage' | 'addBooking' | 'addSubscriber'>;

/** The two places a submission can go to. */
export interface Intake {
  /** The store; adds what is suspicious. @param timing What the time it took gives away. */
  real(timing: readonly Suspicion[]): Submissions;
  /**
   * Only pretends to store: the same answers after the same time, so that a machine does not learn that it was noticed.
   */
  decoy: Submissions;
}

/** @param now Milliseconds of the clock, for ids. */
export function intakeOf(store: Store, now: () => number): Intake {
  // Milliseconds that storing took the last time.
  let took = 2;
  async function measured<T>(work: Promise<T>): Promise<T> {
    const start = performance.now();
    const result = await work;
    took = performance.now() - start;
    return result;
  }
  async function pretended<T>(result: T): Promise<T> {
    // A store that is down cannot be had by anybody.
    await store.ping();
    await wait(took);
    return result;
  }
  const id = () => newId(new Date(now()));

  return {
    real: (timing) => ({
      addReview(review, submitted) {
        const suspicion = [...suspicionOf(review.name, review.title, review.text), ...timing];
        return measured(store.addReview(review, { ...submitted, suspicion }));
      },
      addMessage(message) {
        const suspicion = [...suspicionOf(message.name, message.message), ...timing];
        return measured(store.addMessage(message, { suspicion }));
      },
      addBooking(booking, submitted) {
        const suspicion = [...suspicionOf(booking.name, booking.note), ...timing];
        return measured(store.addBooking(booking, { ...submitted, suspicion }));
      },
      addSubscriber: (email) => measured(store.addSubscriber(email)),
    }),
    decoy: {
      addReview: () => pretended({ outcome: 'added', id: id() }),
      addMessage: () => pretended(id()),
      addBooking: () => pretended({ outcome: 'added', id: id(), reference: newReference() }),
      addSubscriber: () => pretended(undefined),
    },
  };
}
