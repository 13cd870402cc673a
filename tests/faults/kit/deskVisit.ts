import { reachDesk } from '../../../src/server/desk/deskSocket';

/** Somebody at the desk in a browser: handles cookies and forms. */
export interface DeskVisit {
  /** Requests a page of the desk. @returns The status; 0 if no answer came. */
  get(path: string): Promise<number>;
  /** Decides about an item. @returns The status: 303 means success. */
  act(fields: Readonly<Record<string, string>>): Promise<number>;
}

/** Posts a form like a page of the same site. */
const posted = (fields: Readonly<Record<string, string>>, cookie = ''): RequestInit => ({
  method: 'POST',
  redirect: 'manual',
  headers: { 'Sec-Fetch-Site': 'same-origin', Accept: 'text/html', Cookie: cookie },
  body: new URLSearchParams(fields),
});

/** Tries to open the desk with a link. */
export const tryLink = (url: string, link: string) =>
  fetch(`${url}/desk/open`, posted({ link, name: 'Wanjiru' }));

/** Opens the desk of a running site with a link from the command line. @throws {Error} If it did not open. */
export async function visitDesk(url: string, dataDir: string): Promise<DeskVisit> {
  const desk = await reachDesk(dataDir);
  const link = new URL((await desk?.openLink()) ?? 'none:').searchParams.get('link') ?? '';
  const answer = await tryLink(url, link);
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  if (answer.status !== 303 || cookie === '') throw new Error(`The desk answered ${String(answer.status)}`);
  const statusOf = (path: string, init: RequestInit) =>
    fetch(url + path, init).then(
      ({ status }) => status,
      () => 0,
    );
  return {
    get: (path) => statusOf(path, { headers: { Cookie: cookie }, redirect: 'manual' }),
    act: (fields) => statusOf('/desk/act', posted(fields, cookie)),
  };
}
