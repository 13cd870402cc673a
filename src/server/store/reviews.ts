import { newId } from '../ids';
import { suspicionText } from '../suspicion';
import type { Driver } from './Driver';
import { insertOnce } from './insertOnce';
import { asDecision, asPublished, asReview } from './rows';
import type { Store } from './Store';

/** Reviews and what staff decided about them. */
export function reviewStore(driver: Driver, now: () => Date) {
  async function review(id: string) {
    const rows = await driver.run({ sql: 'SELECT * FROM reviews WHERE id = ?', values: [id] });
    return rows[0] && asReview(rows[0]);
  }

  return {
    review,
    async addReview({ name, title, text, rating = null }, { key, suspicion } = {}) {
      const at = now();
      const content = { name, title, text, rating };
      const rest = { id: newId(at), status: 'pending', suspicion: suspicionText(suspicion) };
      const added = await insertOnce(driver, 'reviews', content, rest, { at, key, by: name });
      if (!added) throw new Error('No free id was found');
      const { outcome, row } = added;
      return outcome === 'conflict' ? { outcome } : { outcome, id: asReview(row).id };
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
  } satisfies Partial<Store>;
}
