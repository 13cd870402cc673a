import { beginPath } from '../../domain/formGuard';
import { keyField, newKey } from '../../domain/idempotencyKey';
import { defineBehaviour } from '../attach';
import type { DataOf, SelectorOf, draftData } from '../contract';
import { loadRecord, loadText, save } from './sessionStore';

type Data = DataOf<typeof draftData>;

/** A field in which a visitor types or chooses. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Key under which a form's draft is stored. */
export const storageKey = (name: string) => `draft:${name}`;

/** Whether a draft is stored. */
export function hasDraft(name: string): boolean {
  return loadText(storageKey(name)) !== undefined;
}

/** The hidden field with the key of a form that must be accepted only once. */
export const keyIn = (form: HTMLElement) =>
  form.querySelector<HTMLInputElement>(`[type=hidden][name=${keyField}]`);

/** Around invisible fields, and around choices that must not be stored. */
const excluded = `[hidden],${'[data-unkept]' satisfies SelectorOf<typeof draftData>}`;

/**
 * The named fields that a visitor can fill in. Left out are hidden fields and those with `autocomplete=off` (which choices
 * cannot have): health details, and the honeypot.
 */
function typedFields(form: HTMLElement): Field[] {
  return [
    ...form.querySelectorAll<Field>('[name]:not([type=hidden],[type=password],[autocomplete=off])'),
  ].filter((field) => !field.closest(excluded));
}

/**
 * A field's own suggestion (`data-prefill`), with `{service}` replaced from `?service=`; none if the address has no value,
 * or one that the field does not list in `data-known` or as the value of a radio button. An address must not be able to put
 * text of its own into a form.
 */
function suggestion({ value: own, dataset }: Pick<Field, 'value' | 'dataset'>): string | undefined {
  const { prefill, known = own }: Data = dataset;
  for (const [name, parameter] of new URLSearchParams(location.search))
    if (parameter && known.split('|').includes(parameter) && prefill?.includes(`{${name}}`))
      return prefill.replace(`{${name}}`, parameter);
  return undefined;
}

/** Asks the server once per page to note the time at which a visitor begins to fill in a form, which tells people from bots. */
const reportStart = defineBehaviour('begun', () => {
  fetch(beginPath, { priority: 'low' }).catch(() => undefined);
});

const onBegin = () => {
  reportStart(document.documentElement);
};

/** For a form without a draft: tells the server when a visitor begins to fill it in. */
export const reportFormStart = defineBehaviour('begin', (form, signal) => {
  form.addEventListener('input', onBegin, { once: true, signal });
});

/** Whether a field is a radio button or checkbox: its value is fixed, and it is checked or not. */
const isBox = (field: Field) => /radio|check/.test(field.type);

const isSelected = (field: Field) => !isBox(field) || (field as HTMLInputElement).checked;

function saveDraft(form: HTMLElement): void {
  const values: Record<string, string> = {};
  for (const field of typedFields(form))
    if (field.value && isSelected(field)) values[field.name] = field.value;
  const key = keyIn(form);
  if (key) values[keyField] = key.value ||= newKey();
  save(storageKey(form.dataset['draft' satisfies keyof Data] ?? ''), values);
}

/**
 * The form's idempotency key. All attempts use the same key, also after a reload or as a plain post, because it is stored
 * and deleted with the draft.
 * @param fresh Whether this is a new submission, which needs its own key.
 */
export function idempotencyKey(form: HTMLElement, fresh = false): string {
  const key = keyIn(form);
  if (key && fresh) key.value = '';
  saveDraft(form);
  return key?.value ?? '';
}

/** Sets a value by the prototype's setter, as typing does: React ignores a value set by its own setter. */
export function setValue(field: Field, value: string): void {
  if (isBox(field)) {
    if (field.value === value) field.click();
    return;
  }
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Stores what is typed into a form (named by `data-draft`) for this browser session, and restores it into empty fields
 * after a reload. A field that stays empty gets its suggestion for this address; a choice that the address names takes
 * precedence over the draft's.
 */
export const attachDraft = defineBehaviour('draft', (form, signal) => {
  const name = form.dataset['draft' satisfies keyof Data] ?? '';
  const stored = loadRecord<string>(storageKey(name));
  const key = keyIn(form);
  if (key) key.value ||= stored[keyField] ?? '';
  const fields = typedFields(form);
  const filled = new Set(fields.flatMap((field) => (field.value && isSelected(field) ? field.name : [])));
  const namedInAddress = new Set(
    fields.flatMap((field) =>
      field.type === 'radio' && suggestion(field) === field.value ? [field.name] : [],
    ),
  );
  for (const field of fields) {
    const value = (namedInAddress.has(field.name) ? undefined : stored[field.name]) ?? suggestion(field);
    if (value && !filled.has(field.name)) setValue(field, value);
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
