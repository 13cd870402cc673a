import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { LogEntry } from '../../../domain/desk';
import {
  deskFields,
  deskQueryOf,
  readDeskAddress,
  type DeskAddress,
  type DeskNotice,
  type DeskPageData,
} from '../../../domain/deskPages';
import type { AppOptions } from '../appOptions';
import { deskPolicy } from '../contentSecurityPolicy';
import { compressed, htmlType, never } from '../resource';
import { policyHeader, type Headers } from '../securityHeaders';
import type { OpenDesk } from './deskSession';

/** Headers of all answers of the desk: not cached and not indexed. */
export const deskHeaders: Headers = {
  'Cache-Control': never,
  'X-Robots-Tag': 'noindex, nofollow',
  // An address may contain a sign-in link. Not `no-referrer`: with it browsers post without an origin.
  'Referrer-Policy': 'same-origin',
};

/** The item that a page shows, with its log. */
type ItemWithLog = Awaited<ReturnType<AppOptions['desk']['item']>>;

/** Makes the desk's answers. */
export function deskResponses({ desk, deskPages, now }: Pick<AppOptions, 'desk' | 'deskPages' | 'now'>) {
  async function page(c: Context, data: DeskPageData, status: ContentfulStatusCode = 200): Promise<Response> {
    const html = deskPages?.render(data) ?? '';
    const headers = {
      ...deskHeaders,
      'Content-Type': htmlType,
      [policyHeader]: deskPolicy(html),
      Vary: 'Accept-Encoding',
    };
    if (!/\bgzip\b/.test(c.req.header('Accept-Encoding') ?? '')) return c.body(html, status, headers);
    // Fast compression, because each page is sent once.
    const { gzip } = await compressed(Buffer.from(html), 1);
    return c.body(gzip, status, { ...headers, 'Content-Encoding': 'gzip' });
  }

  /** The action in the page's address that was just done. */
  function doneNotice(query: URLSearchParams, log: readonly LogEntry[]): DeskNotice | undefined {
    const entry = log.find(({ id }) => id === query.get(deskFields.done));
    return entry && { kind: 'done', entry };
  }

  /** A list, the log, or an item beside the list from which it was opened. */
  async function deskPage(
    c: Context,
    { session }: OpenDesk,
    query: URLSearchParams,
    { item, notice, status }: { item?: ItemWithLog; notice?: DeskNotice; status?: ContentfulStatusCode } = {},
  ): Promise<Response> {
    const address: DeskAddress = readDeskAddress(query);
    const [counts, warnings, list, log] = await Promise.all([
      desk.counts(),
      desk.warnings(),
      address.view === 'log' ? undefined : desk.find(deskQueryOf(address)),
      address.view === 'log' ? desk.log(address.after) : undefined,
    ]);
    const currentNotice = notice ?? (item && doneNotice(query, item.log));
    const data: DeskPageData = {
      page: 'desk',
      session,
      address,
      counts,
      warnings,
      ...(list && { list }),
      ...(log && { log }),
      ...(item && { item }),
      ...(currentNotice && { notice: currentNotice }),
      now: now(),
    };
    return page(c, data, status);
  }

  return { page, deskPage };
}
