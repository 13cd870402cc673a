import type { CoverRequest } from '../../domain/requests/answers';
import { definitionOf } from '../../domain/requests/definitions';
import { lastDayOf } from '../../domain/requests/export';
import type { RequestKind } from '../../domain/requests/kinds';
import { newId, newReference } from '../ids';
import { suspicionText } from '../suspicion';
import type { Driver } from './Driver';
import { consentOf, insertOnce } from './insertOnce';
import type { MailWriter } from './mailWriter';
import type { Added, RequestStatus, StoredRequest, Submitted } from './records';
import { requestColumns } from './requestColumns';
import { asRequest } from './rows';

/** The part of the store with requests for cover, transfers and courses. */
export interface RequestStore {
  /** Stores a request, once per key; without a key an identical request is stored once in 24 hours, unless it has been answered. */
  addRequest(
    kind: RequestKind,
    request: CoverRequest,
    submitted?: Submitted,
  ): Promise<Added<{ id: string; reference: string }>>;
  /** Requests of one status, or all, of one kind or all; the oldest first. */
  requests(status?: RequestStatus, kind?: RequestKind): Promise<StoredRequest[]>;
  request(reference: string): Promise<StoredRequest | undefined>;
}

/** Attempts to create an unused reference; with 244 million possible ones the first is nearly always unused. */
const tries = 10;

/** Requests and their status. @param reference Creates a reference; called again if it is already used. */
export function requestStore(
  driver: Driver,
  now: () => Date,
  mails: Pick<MailWriter, 'about'>,
  reference = newReference,
): RequestStore {
  async function request(wanted: string) {
    const rows = await driver.run({ sql: 'SELECT * FROM requests WHERE reference = ?', values: [wanted] });
    return rows[0] && asRequest(rows[0]);
  }

  return {
    request,
    async addRequest(kind, { answers, copy, consent }, { key, suspicion = [], language = 'en' } = {}) {
      const definition = definitionOf(kind);
      const phone = String(answers['phone']);
      const content = {
        kind,
        phone,
        answers: JSON.stringify(answers),
        copy: copy ? 1 : 0,
        day: lastDayOf({ definition }, answers) ?? null,
        consent: consent ?? null,
      };
      for (let left = tries; left > 0; left -= 1) {
        const at = now();
        const rest = {
          id: newId(at),
          reference: reference(),
          ...requestColumns(kind, answers),
          consent_at: consentOf(consent, at).consent_at,
          status: 'waiting',
          suspicion: suspicionText(suspicion),
          language,
        };
        const same = { at, key, lockName: phone };
        const email = typeof answers['email'] === 'string' ? answers['email'] : undefined;
        const alongside = await mails.about('request', { id: rest.id, at, email, copy, suspicion });
        const added = await insertOnce(driver, 'requests', content, rest, same, alongside);
        if (!added) continue;
        const { outcome } = added;
        const stored = asRequest(added.row);
        return outcome === 'conflict' ? { outcome } : { outcome, id: stored.id, reference: stored.reference };
      }
      throw new Error('No free reference was found');
    },
    async requests(status, kind) {
      const wanted = Object.entries({ status, kind }).flatMap(([column, value]) =>
        value === undefined ? [] : [[column, value] as const],
      );
      const conditions = wanted.map(([column]) => `${column} = ?`);
      if (status !== undefined) conditions.push('spam_at IS NULL');
      const where = conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`;
      const sql = `SELECT * FROM requests ${where} ORDER BY created_at, id`;
      return (await driver.run({ sql, values: wanted.map(([, value]) => value) })).map(asRequest);
    },
  };
}
