import type { Language } from '../../domain/language';
import type { CoverRequest } from '../../domain/requests/answers';
import { definitionOf } from '../../domain/requests/definitions';
import { lastDayOf } from '../../domain/requests/export';
import type { RequestKind } from '../../domain/requests/kinds';
import { newId, newReference } from '../ids';
import { suspicionText, type Suspected } from '../suspicion';
import type { Driver } from './Driver';
import { consentOf, insertOnce } from './insertOnce';
import type { MailWriter } from './mailWriter';
import { requestColumns } from './requestColumns';
import { asRequest } from './rows';
import type { Added, Submitted } from './Store';

/** Where a request stands. */
export const requestStatuses = ['waiting', 'answered'] as const;
export type RequestStatus = (typeof requestStatuses)[number];

/** A request with what the service keeps about it. Times are ISO 8601. */
export interface StoredRequest extends CoverRequest, Suspected {
  id: string;
  /** What visitor and staff call it by. */
  reference: string;
  kind: RequestKind;
  /** Last day that it names, ISO 8601; missing where it names none. */
  day?: string;
  /** When the words of `consent` were agreed to. */
  consentAt?: string;
  status: RequestStatus;
  createdAt: string;
  /** When staff marked it as answered. */
  answeredAt?: string;
  /** When staff marked it as spam. */
  spamAt?: string;
  /** Language of the page that it was sent from. Default: English. */
  language?: Language;
}

/** The part of the store that keeps requests for cover, transfers and courses. */
export interface RequestStore {
  /**
   * Stores a request, once for a key; without a key the same request is stored once in 24 hours, as long as nobody has
   * answered it.
   */
  addRequest(
    kind: RequestKind,
    request: CoverRequest,
    submitted?: Submitted,
  ): Promise<Added<{ id: string; reference: string }>>;
  /** Requests of one status, or all, of one kind or all; those that have waited longest come first. */
  requests(status?: RequestStatus, kind?: RequestKind): Promise<StoredRequest[]>;
  request(reference: string): Promise<StoredRequest | undefined>;
}

/** Tries to find a reference that nobody has; of 244 million the first is free nearly always. */
const tries = 10;

/** Requests and whether staff have answered them. @param reference Makes references; one that is taken is made again. */
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
        const same = { at, key, by: phone, also: " AND status = 'waiting' AND spam_at IS NULL" };
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
