import type { Review } from '../../domain/review';
import { newId } from '../ids';
import type { Driver } from './Driver';
import { asDecision, asPublished, asReview } from './rows';
import type { AddedReview, Store } from './Store';

type ReviewStore = Pick<
  Store,
  'addReview' | 'publishedReviews' | 'reviews' | 'review' | 'decide' | 'decisions'
>;

/** The part of the store that keeps reviews and what staff decided about them. */
export function reviewStore(driver: Driver, now: () => Date): ReviewStore {
  async function review(id: string) {
    const rows = await driver.run({ sql: 'SELECT * FROM reviews WHERE id = ?', values: [id] });
    return rows[0] && asReview(rows[0]);
  }

  async function known(key: string, { name, title, text, rating }: Review): Promise<AddedReview> {
    const rows = await driver.run({ sql: 'SELECT * FROM reviews WHERE idempotency_key = ?', values: [key] });
    const stored = rows[0] && asReview(rows[0]);
    const same =
      stored?.name === name && stored.title === title && stored.text === text && stored.rating === rating;
    return same ? { outcome: 'repeated', id: stored.id } : { outcome: 'conflict' };
  }

  return {
    review,
    async addReview(given, key) {
      const { name, title, text, rating = null } = given;
      const at = now();
      const rows = await driver.run({
        sql: `INSERT INTO reviews (id, name, title, text, rating, status, created_at, idempotency_key)
          VALUES (?, ?, ?, ?, ?, 'pending', ?, ?) ON CONFLICT (idempotency_key) DO NOTHING RETURNING id`,
        values: [newId(at), name, title, text, rating, at.toISOString(), key ?? null],
      });
      if (rows[0]) return { outcome: 'added', id: String(rows[0]['id']) };
      return known(key ?? '', given);
    },
    async publishedReviews() {
      const sql = `SELECT * FROM reviews WHERE status = 'approved' ORDER BY decided_at DESC, id DESC`;
      return (await driver.run({ sql })).map(asPublished);
    },
    async reviews(status) {
      const [where, values] = status === undefined ? ['', []] : ['WHERE status = ?', [status]];
      const sql = `SELECT * FROM reviews ${where} ORDER BY created_at DESC, id DESC`;
      return (await driver.run({ sql, values })).map(asReview);
    },
    async decide(id, from, to) {
      const before = await review(id);
      if (!before) return { outcome: 'not_found' };
      if (!from.includes(before.status)) return { outcome: 'conflict' };
      const at = now();
      const decision = newId(at);
      const decidedAt = to === 'pending' ? null : at.toISOString();
      // The row remembers its last decision, so that of two at the same moment only one writes history.
      const [changed = []] = await driver.runAll([
        {
          sql: 'UPDATE reviews SET status = ?, decided_at = ?, decision_id = ? WHERE id = ? AND status = ? RETURNING *',
          values: [to, decidedAt, decision, id, before.status],
        },
        {
          sql: `INSERT INTO decisions (id, review_id, from_status, to_status, decided_at)
            SELECT decision_id, id, ?, status, ? FROM reviews WHERE id = ? AND decision_id = ?`,
          values: [before.status, at.toISOString(), id, decision],
        },
      ]);
      return changed[0] ? { outcome: 'decided', review: asReview(changed[0]) } : { outcome: 'conflict' };
    },
    async decisions(reviewId) {
      const sql = 'SELECT * FROM decisions WHERE review_id = ? ORDER BY decided_at, id';
      return (await driver.run({ sql, values: [reviewId] })).map(asDecision);
    },
  };
}
