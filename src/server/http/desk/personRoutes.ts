import type { Context, Handler, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { dayInNairobi } from '../../../domain/dates';
import type { DeskActor } from '../../../domain/desk';
import { deskFields, deskPaths, type DeskPersonData } from '../../../domain/deskPages';
import { recordName, type PersonRecord, type PersonSearchResult } from '../../../domain/person';
import { DeskError } from '../../desk/DeskError';
import type { AppOptions } from '../appOptions';
import type { HttpEnv } from '../httpEnv';
import type { deskResponses } from './deskResponses';
import type { OpenDesk } from './deskSession';

/** Wrappers that answer only requests with a session. */
interface DeskGuards {
  /** For a GET of a page. */
  withSession: (answer: (c: Context, open: OpenDesk) => Promise<Response>) => Handler<HttpEnv>;
  /** For a posted form. */
  withSessionForm: (
    answer: (c: Context, open: OpenDesk, form: URLSearchParams) => Promise<Response>,
  ) => Handler<HttpEnv>;
}

const actor = ({ session }: OpenDesk): DeskActor => ({ who: session.name, via: 'browser' });
/** The search text, shortened to the length of an address. */
const searchTextIn = (form: URLSearchParams) => (form.get(deskFields.who) ?? '').slice(0, 320);

/** The selected records. */
interface Selection {
  typed: string;
  picked: readonly PersonRecord[];
  /** Number of records that were not selected. */
  left: number;
}

/** Parses a number in an address. */
const parseCount = (text: string | null) => (/^\d{1,5}$/.test(text ?? '') ? Number(text) : 0);

/**
 * Pages on which staff find, export and erase the data of one person. The search text is posted, because a query would end
 * up in histories and logs.
 * @param below Path below the desk's own.
 */
export function personRoutes(
  app: Hono<HttpEnv>,
  { desk, now }: Pick<AppOptions, 'desk' | 'now'>,
  { page }: Pick<ReturnType<typeof deskResponses>, 'page'>,
  { withSession, withSessionForm }: DeskGuards,
  below: (path: string) => string,
): void {
  async function show(
    c: Context,
    { session }: OpenDesk,
    typed: string,
    step: DeskPersonData['step'],
    status: ContentfulStatusCode = 200,
  ): Promise<Response> {
    return page(c, { page: 'person', session, counts: await desk.counts(), typed, step, now: now() }, status);
  }

  /** Searches, and shows the results through `then`. */
  async function search(
    c: Context,
    open: OpenDesk,
    typed: string,
    find: (typed: string) => Promise<PersonSearchResult>,
    then: (found: PersonSearchResult) => Promise<Response>,
  ): Promise<Response> {
    let found: PersonSearchResult;
    try {
      found = await find(typed);
    } catch (error) {
      if (!(error instanceof DeskError)) throw error;
      return show(c, open, typed, { is: 'asked', unreadable: true }, 422);
    }
    return then(found);
  }

  /** Does something with the selected records; if there are none, or they no longer exist, the page says so. */
  const withSelection =
    (work: (c: Context, open: OpenDesk, picked: Selection, form: URLSearchParams) => Promise<Response>) =>
    (c: Context, open: OpenDesk, form: URLSearchParams): Promise<Response> => {
      const typed = searchTextIn(form);
      const names = form.getAll(deskFields.pick);
      const refused = () =>
        search(c, open, typed, desk.findPerson, (found) =>
          names.length === 0
            ? show(c, open, typed, { is: 'found', found, problem: 'nothing' }, 422)
            : show(c, open, typed, { is: 'found', found, problem: 'gone' }, 409),
        );
      return search(c, open, typed, desk.findPerson, async ({ held }) => {
        const picked = held.filter((one) => names.includes(recordName(one)));
        if (picked.length === 0) return refused();
        try {
          return await work(c, open, { typed, picked, left: held.length - picked.length }, form);
        } catch (error) {
          // Somebody else was faster.
          if (error instanceof DeskError && error.code === 'not_found') return refused();
          throw error;
        }
      });
    };

  app.get(
    below(deskPaths.person),
    withSession(async (c, open) => {
      const query = new URL(c.req.url).searchParams;
      const count = parseCount(query.get(deskFields.erased));
      if (count === 0) return show(c, open, '', { is: 'asked', unreadable: false });
      const left = parseCount(query.get(deskFields.left));
      return show(c, open, '', { is: 'erased', count, left, copies: await desk.copies() });
    }),
  );

  app.post(
    below(deskPaths.person),
    withSessionForm((c, open, form) => {
      const typed = searchTextIn(form);
      const find = () => desk.lookForPerson(typed, actor(open));
      return search(c, open, typed, find, (found) => show(c, open, typed, { is: 'found', found }));
    }),
  );

  app.post(
    below(deskPaths.personExport),
    withSessionForm(
      withSelection(async (c, open, { typed, picked }) => {
        const data = await desk.exportPerson(typed, picked.map(recordName), actor(open));
        const file = `person-${dayInNairobi(new Date(now()))}.json`;
        return c.body(JSON.stringify(data, null, 2), 200, {
          'Content-Type': 'application/json; charset=utf-8',
          'Content-Disposition': `attachment; filename="${file}"`,
        });
      }),
    ),
  );

  app.post(
    below(deskPaths.personErase),
    withSessionForm(
      withSelection(async (c, open, { typed, picked, left }, form) => {
        if (form.get(deskFields.sure) !== 'yes')
          return show(c, open, typed, { is: 'question', picked, left, copies: await desk.copies() });
        const { erased } = await desk.erasePerson(typed, picked.map(recordName), actor(open));
        const query = new URLSearchParams({
          [deskFields.erased]: String(erased.length),
          [deskFields.left]: String(left),
        });
        return c.redirect(`${deskPaths.person}?${String(query)}`, 303);
      }),
    ),
  );
}
