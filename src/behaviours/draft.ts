import { apiOrigin, beginAddress } from '../domain/apiOrigin';
import { defineBehaviour } from './attach';
import type { DataOf, SelectorOf, draftData } from './contract';
import { forget, loadRecord, loadText, save } from './sessionStore';

type Data = DataOf<typeof draftData>;

/** A field that a visitor types or picks in. */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const place = (name: string) => `draft:${name}`;

/** Whether a draft is kept. */
export function hasDraft(name: string): boolean {
  return loadText(place(name)) !== undefined;
}

/** Forgets a draft: it has arrived, or was thrown away on purpose. */
export function clearDraft(name: string): void {
  forget((key) => key === place(name));
  for (const form of document.querySelectorAll<HTMLElement>(
    `[data-draft="${name}"]` satisfies SelectorOf<typeof draftData>,
  )) {
    const key = keyField(form);
    if (key) key.value = '';
  }
}

/** The hidden field `key` of a form whose filling must be taken only once. */
const keyField = (form: HTMLElement) => form.querySelector<HTMLInputElement>('[type=hidden][name=key]');

/** Around what nobody sees, and around choices that are not to be kept. */
const unkept = `[hidden],${'[data-unkept]' satisfies SelectorOf<typeof draftData>}`;

/**
 * The named fields that are there to type or pick in. What visitors cannot see is not theirs to keep, and neither is what the
 * browser is told not to keep (`autocomplete=off`, which choices cannot have): health details, and the field that machines fill in.
 */
function typedFields(form: HTMLElement): Field[] {
  return [
    ...form.querySelectorAll<Field>('[name]:not([type=hidden],[type=password],[autocomplete=off])'),
  ].filter((field) => !field.closest(unkept));
}

/**
 * A field's own suggestion (`data-prefill`), with `{service}` put in from `?service=`; none where the address has none,
 * or one that the field does not name: in `data-known`, or as the value of a radio button. No address may write words
 * of its own into a form.
 */
function suggested({ value: own, dataset }: Pick<Field, 'value' | 'dataset'>): string | undefined {
  const { prefill, known = own }: Data = dataset;
  for (const [name, asked] of new URLSearchParams(location.search))
    if (asked && known.split('|').includes(asked) && prefill?.includes(`{${name}}`))
      return prefill.replace(`{${name}}`, asked);
  return undefined;
}

/** Asks the server once a page to note the time: a visitor who begins to fill in a form is no machine. */
const begin = defineBehaviour('begun', () => {
  const how: RequestInit = { priority: 'low' };
  // Else the answer's cookie is thrown away.
  if (apiOrigin !== '') how.credentials = 'include';
  fetch(beginAddress, how).catch(() => undefined);
});

const onBegin = () => {
  begin(document.documentElement);
};

/** For a form without a draft: tells the server when a visitor begins to fill it in. */
export const reportFormStart = defineBehaviour('begin', (form, signal) => {
  form.addEventListener('input', onBegin, { once: true, signal });
});

/** Whether a field is picked, not written: its value stands, and it is chosen or not. */
const isBox = (field: Field) => /radio|check/.test(field.type);

const isPicked = (field: Field) => !isBox(field) || (field as HTMLInputElement).checked;

function saveDraft(form: HTMLElement): void {
  const values: Record<string, string> = {};
  for (const field of typedFields(form)) if (field.value && isPicked(field)) values[field.name] = field.value;
  const key = keyField(form);
  // Not `randomUUID`, which is missing on plain http and in older browsers.
  if (key) values['key'] = key.value ||= crypto.getRandomValues(new Uint32Array(4)).join('-');
  save(place(form.dataset['draft' satisfies keyof Data] ?? ''), values);
}

/**
 * The form's idempotency key. Every attempt uses the same one, also after a reload or as a plain post, because it is
 * kept and deleted with the draft.
 * @param fresh Whether this is a new submission, which needs its own key.
 */
export function idempotencyKey(form: HTMLElement, fresh = false): string {
  const key = keyField(form);
  if (key && fresh) key.value = '';
  saveDraft(form);
  return key?.value ?? '';
}

/** Enters a value as a visitor does, so that React hears of it: it does not where its own setter was used. */
function enter(field: Field, value: string): void {
  if (isBox(field)) {
    if (field.value === value) field.click();
    return;
  }
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Keeps what is typed into a form (`data-draft` names it) for this browser session, and puts it back into empty
 * fields after a reload. A field that stays empty gets what it suggests for this address; a choice that the address
 * names goes before the draft's.
 */
export const attachDraft = defineBehaviour('draft', (form, signal) => {
  const name = form.dataset['draft' satisfies keyof Data] ?? '';
  const kept = loadRecord<string>(place(name));
  const key = keyField(form);
  if (key) key.value ||= kept['key'] ?? '';
  const fields = typedFields(form);
  const full = new Set(fields.flatMap((field) => (field.value && isPicked(field) ? field.name : [])));
  const asked = new Set(
    fields.flatMap((field) =>
      field.type === 'radio' && suggested(field) === field.value ? [field.name] : [],
    ),
  );
  for (const field of fields) {
    const value = (asked.has(field.name) ? undefined : kept[field.name]) ?? suggested(field);
    if (value && !full.has(field.name)) enter(field, value);
  }

  form.addEventListener(
    'input',
    () => {
      onBegin();
      saveDraft(form);
    },
    { signal },
  );
});

/** On the page that says a form has arrived: forgets that form's draft. */
export const clearDraftOnArrival = defineBehaviour('sent', (element) => {
  clearDraft(element.dataset['draft' satisfies keyof Data] ?? '');
});
