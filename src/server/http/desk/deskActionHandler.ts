import type { Context } from 'hono';
import {
  isDeskAction,
  isDeskKind,
  type DeskAction,
  type DeskActor,
  type DeskKind,
} from '../../../domain/desk';
import {
  deskFields,
  deskItemPath,
  deskPaths,
  readDeskAddress,
  deskQueryText,
} from '../../../domain/deskPages';
import { DeskError } from '../../desk/DeskError';
import type { AppOptions } from '../appOptions';
import { HttpProblem } from '../problem';
import type { deskResponses } from './deskResponses';
import type { OpenDesk } from './deskSession';

/** The action that a form of the desk requests. */
interface ActionRequest {
  kind: DeskKind;
  id: string;
  action: DeskAction;
  /** The list from which the item was opened. */
  list: URLSearchParams;
}

/** @throws {HttpProblem} 400 if no form of the desk can have sent it. */
function parseActionRequest(form: URLSearchParams): ActionRequest {
  const of = (name: keyof typeof deskFields) => form.get(deskFields[name]) ?? '';
  const [kind, action, id] = [of('kind'), of('action'), of('id')];
  if (!isDeskKind(kind) || !isDeskAction(action) || id === '' || id.length > 400)
    throw new HttpProblem(400, 'malformed', 'This form is none of the desk’s.');
  return { kind, id, action, list: new URLSearchParams(of('list')) };
}

/** Performs the actions of the desk's forms, by the same operations as the command line and the links in e-mail. */
export function deskActionHandler(
  { desk }: Pick<AppOptions, 'desk'>,
  { deskPage }: ReturnType<typeof deskResponses>,
) {
  /** Undoes a note or a decision, identified by its log entry. */
  async function undo({ kind, id }: ActionRequest, entry: string, by: DeskActor): Promise<void> {
    const { log } = await desk.item(kind, id);
    if (log.find((one) => one.id === entry)?.action === 'note') await desk.withdrawNote(entry, by);
    else await desk.act(kind, id, 'undo', by, entry);
  }

  /** Redirects to the item, with the log entry in its address. */
  async function toItem(c: Context, { kind, id, list }: ActionRequest): Promise<Response> {
    const { log } = await desk.item(kind, id);
    const query = new URLSearchParams(deskQueryText(readDeskAddress(list)));
    query.set(deskFields.done, log.at(-1)?.id ?? '');
    return c.redirect(`${deskItemPath({ kind, id })}?${String(query)}`, 303);
  }

  /** Somebody else was faster, or the item no longer exists: the page says so, and nothing was changed. */
  async function refused(
    c: Context,
    open: OpenDesk,
    { kind, id, list }: ActionRequest,
    error: unknown,
  ): Promise<Response> {
    if (!(error instanceof DeskError)) throw error;
    const item = await desk.item(kind, id).catch((reason: unknown) => {
      if (reason instanceof DeskError) return undefined;
      throw reason;
    });
    if (!item) return deskPage(c, open, list, { notice: { kind: 'gone' }, status: 404 });
    const last = item.log.findLast(({ action }) => action !== 'note');
    return deskPage(c, open, list, {
      item,
      notice: { kind: 'late', ...(last && { entry: last }) },
      status: 409,
    });
  }

  async function note(
    c: Context,
    open: OpenDesk,
    request: ActionRequest,
    text: string,
    by: DeskActor,
  ): Promise<Response> {
    if (await desk.note(request.kind, request.id, text, by)) return toItem(c, request);
    const item = await desk.item(request.kind, request.id);
    return deskPage(c, open, request.list, { item, notice: { kind: 'note', note: text }, status: 422 });
  }

  return async (c: Context, open: OpenDesk, form: URLSearchParams): Promise<Response> => {
    const request = parseActionRequest(form);
    const by: DeskActor = { who: open.session.name, via: 'browser' };
    try {
      if (request.action === 'note') return await note(c, open, request, form.get(deskFields.note) ?? '', by);
      if (request.action === 'undo') await undo(request, form.get(deskFields.entry) ?? '', by);
      else await desk.act(request.kind, request.id, request.action, by);
      if (request.action !== 'erase') return await toItem(c, request);
      const query = new URLSearchParams(deskQueryText(readDeskAddress(request.list)));
      query.set(deskFields.done, 'erased');
      return c.redirect(`${deskPaths.list}?${String(query)}`, 303);
    } catch (error) {
      return refused(c, open, request, error);
    }
  };
}
