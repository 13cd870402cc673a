import { DAY_MS } from '../../domain/dates';
import type { Review } from '../../domain/review';
import { newId } from '../ids';
import { suspicionText } from '../suspicion';
import type { Driver, SqlRow } from './Driver';
import { asDecision, asPublished, asReview } from './rows';
import type { AddedReview, Store, Submitted } from './Store';

type ReviewStore = Pick<
  Store,
  'addReview' | 'publishedReviews' | 'reviews' | 'review' | 'decide' | 'decisions'
>;

/** What makes two reviews the same, in the order of the columns below; no stars are 0. */
function contentOf({
  name,
  title,
  text,
  rating = 0,
}: Omit<Review, 'rating'> & { rating?: number | undefined }) {
  return [name, title, text, rating] as const;
}
const sameContent = 'name = ? AND title = ? AND text = ? AND COALESCE(rating, 0) = ?';

/** The part of the store that keeps reviews and what staff decided about them. */
export function reviewStore(driver: Driver, now: () => Date): ReviewStore {
  async function review(id: string) {
    const rows = await driver.run({ sql: 'SELECT * FROM reviews WHERE id = ?', values: [id] });
    return rows[0] && asReview(rows[0]);
  }

  /** One try: the review that was stored by it, and the one that stood there already under this key or content. */
  async function insert(given: Review, { key, suspicion }: Submitted): Promise<SqlRow[][]> {
    const at = now();
    const content = contentOf(given);
    // Without a key a second press of the button sends the same again.
    const [known, values] =
      key === undefined
        ? [`${sameContent} AND created_at > ?`, [...content, new Date(at.getTime() - DAY_MS).toISOString()]]
        : ['idempotency_key = ?', [key]];
    return driver.runAll(
      [
        {
          sql: `INSERT INTO reviews (name, title, text, rating, id, suspicion, status, created_at, idempotency_key)
            SELECT ?, ?, ?, NULLIF(CAST(? AS INTEGER), 0), ?, ?, 'pending', ?, ?
            WHERE NOT EXISTS (SELECT 1 FROM reviews WHERE ${known})
            ON CONFLICT DO NOTHING RETURNING *`,
          values: [
            ...content,
            ...[newId(at), suspicionText(suspicion), at.toISOString(), key ?? null],
            ...values,
          ],
        },
        { sql: `SELECT * FROM reviews WHERE ${known} ORDER BY created_at LIMIT 1`, values },
      ],
      `review ${key ?? given.name}`,
    );
  }

  return {
    review,
    async addReview(given, submitted = {}): Promise<AddedReview> {
      const [[added] = [], [known] = []] = await insert(given, submitted);
      if (added) return { outcome: 'added', id: asReview(added).id };
      if (!known) throw new Error('No free id was found');
      const stored = asReview(known);
      const same = contentOf(stored).join('\n') === contentOf(given).join('\n');
      return same ? { outcome: 'repeated', id: stored.id } : { outcome: 'conflict' };
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
