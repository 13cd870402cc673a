import { newId } from '../ids';
import { suspicionText } from '../suspicion';
import type { Driver } from './Driver';
import { consentOf, insertOnce } from './insertOnce';
import type { MailWriter } from './mailWriter';
import { asPublished, asReview } from './rows';
import type { Store } from './Store';

/** Reviews and staff's decisions about them. */
export function reviewStore(driver: Driver, now: () => Date, mails: Pick<MailWriter, 'about'>) {
  async function review(id: string) {
    const rows = await driver.run({ sql: 'SELECT * FROM reviews WHERE id = ?', values: [id] });
    return rows[0] && asReview(rows[0]);
  }

  return {
    review,
    async addReview(
      { name, title, text, rating = null },
      { key, suspicion = [], consent, language = 'en' } = {},
    ) {
      const at = now();
      const content = { name, title, text, rating };
      const rest = {
        id: newId(at),
        status: 'pending',
        suspicion: suspicionText(suspicion),
        language,
        ...consentOf(consent, at),
      };
      const alongside = await mails.about('review', { id: rest.id, at, suspicion });
      const added = await insertOnce(
        driver,
        'reviews',
        content,
        rest,
        { at, key, lockName: name },
        alongside,
      );
      if (!added) throw new Error('No free id was found');
      const { outcome, row } = added;
      return outcome === 'conflict' ? { outcome } : { outcome, id: asReview(row).id };
    },
    async publishedReviews() {
      const sql = `SELECT * FROM reviews WHERE status = 'approved' ORDER BY decided_at DESC, id DESC`;
      return (await driver.run({ sql })).map(asPublished);
    },
    async reviews(status) {
      const [where, values] =
        status === undefined ? ['', []] : ['WHERE status = ? AND spam_at IS NULL', [status]];
      const sql = `SELECT * FROM reviews ${where} ORDER BY created_at DESC, id DESC`;
      return (await driver.run({ sql, values })).map(asReview);
    },
  } satisfies Partial<Store>;
}
