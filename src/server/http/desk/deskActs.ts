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
import type { deskAnswers } from './deskAnswers';
import type { OpenDesk } from './deskSession';

/** The action that a form of the desk requests. */
interface Asked {
  kind: DeskKind;
  id: string;
  action: DeskAction;
  /** The list from which the item was opened. */
  list: URLSearchParams;
}

/** @throws {HttpProblem} 400 if no form of the desk can have sent it. */
function readAsked(form: URLSearchParams): Asked {
  const of = (name: keyof typeof deskFields) => form.get(deskFields[name]) ?? '';
  const [kind, action, id] = [of('kind'), of('action'), of('id')];
  if (!isDeskKind(kind) || !isDeskAction(action) || id === '' || id.length > 400)
    throw new HttpProblem(400, 'malformed', 'This form is none of the desk’s.');
  return { kind, id, action, list: new URLSearchParams(of('list')) };
}

/** Performs the actions of the desk's forms, by the same operations as the command line and the links in e-mail. */
export function deskActs({ desk }: Pick<AppOptions, 'desk'>, { deskPage }: ReturnType<typeof deskAnswers>) {
  /** Undoes a note or a decision, identified by its log entry. */
  async function undo({ kind, id }: Asked, entry: string, by: DeskActor): Promise<void> {
    const { log } = await desk.item(kind, id);
    if (log.find((one) => one.id === entry)?.action === 'note') await desk.withdrawNote(entry, by);
    else await desk.act(kind, id, 'undo', by, entry);
  }

  /** Redirects to the item, with the log entry in its address. */
  async function toItem(c: Context, { kind, id, list }: Asked): Promise<Response> {
    const { log } = await desk.item(kind, id);
    const query = new URLSearchParams(deskQueryText(readDeskAddress(list)));
    query.set(deskFields.done, log.at(-1)?.id ?? '');
    return c.redirect(`${deskItemPath({ kind, id })}?${String(query)}`, 303);
  }

  /** Somebody else was faster, or the item no longer exists: the page says so, and nothing was changed. */
  async function refused(
    c: Context,
    open: OpenDesk,
    { kind, id, list }: Asked,
    error: unknown,
  ): Promise<Response> {
    if (!(error instanceof DeskError)) throw error;
    const shown = await desk.item(kind, id).catch((reason: unknown) => {
      if (reason instanceof DeskError) return undefined;
      throw reason;
    });
    if (!shown) return deskPage(c, open, list, { notice: { kind: 'gone' }, status: 404 });
    const last = shown.log.findLast(({ action }) => action !== 'note');
    return deskPage(c, open, list, {
      shown,
      notice: { kind: 'late', ...(last && { entry: last }) },
      status: 409,
    });
  }

  async function note(
    c: Context,
    open: OpenDesk,
    asked: Asked,
    text: string,
    by: DeskActor,
  ): Promise<Response> {
    if (await desk.note(asked.kind, asked.id, text, by)) return toItem(c, asked);
    const shown = await desk.item(asked.kind, asked.id);
    return deskPage(c, open, asked.list, { shown, notice: { kind: 'note', note: text }, status: 422 });
  }

  return async (c: Context, open: OpenDesk, form: URLSearchParams): Promise<Response> => {
    const asked = readAsked(form);
    const by: DeskActor = { who: open.session.name, via: 'browser' };
    try {
      if (asked.action === 'note') return await note(c, open, asked, form.get(deskFields.note) ?? '', by);
      if (asked.action === 'undo') await undo(asked, form.get(deskFields.entry) ?? '', by);
      else await desk.act(asked.kind, asked.id, asked.action, by);
      if (asked.action !== 'erase') return await toItem(c, asked);
      const query = new URLSearchParams(deskQueryText(readDeskAddress(asked.list)));
      query.set(deskFields.done, 'erased');
      return c.redirect(`${deskPaths.list}?${String(query)}`, 303);
    } catch (error) {
      return refused(c, open, asked, error);
    }
  };
}
