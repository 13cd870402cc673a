import { once } from './attach';

/** A field that a visitor types or picks in. */
type Field = HTMLInputElement | HTMLTextAreaElement;

const place = (name: string) => `draft:${name}`;

/** What was typed, by field. Storage may be off or full: then there is no draft. */
function read(name: string): Partial<Record<string, string>> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(place(name)) ?? '');
    return kept instanceof Object ? (kept as Record<string, string>) : {};
  } catch {
    return {};
  }
}

function write(name: string, values: Record<string, string>): void {
  try {
    sessionStorage.setItem(place(name), JSON.stringify(values));
  } catch {
    // Without storage the form works as before, it only forgets on a reload.
  }
}

/** A field's text that the form itself keeps apart, because it does not always stand in the page. */
function keptApart(name: string, field: string): string | undefined {
  try {
    return sessionStorage.getItem(place(`${name}-${field}`)) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Forgets a draft and what was kept apart of it: it has arrived, or was thrown away on purpose. */
export function clearDraft(name: string): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key === place(name) || key.startsWith(place(`${name}-`))) sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}

/** The named fields that are there to type or pick in; what visitors cannot see is not theirs to keep. */
function typedFields(form: HTMLElement): Field[] {
  return [...form.querySelectorAll<Field>('input[name],textarea[name]')].filter(
    (field) =>
      /^(text|email|tel|radio|date)/.test(field.type) && !field.closest('[hidden],[aria-hidden=true]'),
  );
}

/** A field's own suggestion (`data-prefill`), with `{service}` put in from `?service=`; none where the address has none. */
function suggested({ dataset: { prefill } }: Field): string | undefined {
  const asked = new URLSearchParams(location.search);
  const missing: string[] = [];
  const text = prefill?.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = asked.get(name);
    if (!value) missing.push(name);
    return value?.slice(0, 100) ?? '';
  });
  return missing.length > 0 ? undefined : text;
}

const isPicked = (field: Field) => field.type !== 'radio' || (field as HTMLInputElement).checked;

/**
 * Keeps what is typed into a form (`data-draft` names it) for this browser session, and puts it back into empty
 * fields after a reload. A field that stays empty gets what it suggests for this address; a choice that the address
 * names goes before the draft's.
 */
export const attachDraft = once('draft', (form) => {
  const name = form.dataset['draft'] ?? '';
  const kept = read(name);
  const fields = typedFields(form);
  const full = new Set(fields.flatMap((field) => (field.value && isPicked(field) ? field.name : [])));
  const asked = new Set(
    fields.flatMap((field) =>
      field.type === 'radio' && suggested(field) === field.value ? [field.name] : [],
    ),
  );
  for (const field of fields) {
    const typed = asked.has(field.name) ? undefined : (kept[field.name] ?? keptApart(name, field.name));
    const value = typed ?? suggested(field);
    if (!value || full.has(field.name)) continue;
    if (field.type !== 'radio') field.value = value;
    else if (field.value === value) (field as HTMLInputElement).checked = true;
    else continue;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }

  const save = () => {
    const values: Record<string, string> = {};
    for (const field of typedFields(form))
      if (field.value && isPicked(field)) values[field.name] = field.value;
    write(name, values);
  };
  form.addEventListener('input', save);
  return () => {
    form.removeEventListener('input', save);
  };
});

/** On the page that says a form has arrived: forgets that form's draft. */
export const attachSent = once('sent', (element) => {
  clearDraft(element.dataset['draft'] ?? '');
  return () => undefined;
});
