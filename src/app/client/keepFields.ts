import { setValue, type Field } from '../../behaviours/draft';

/** What identifies a field in two renderings of the same page. */
function keyOf(field: Field): string {
  const box = /radio|check/.test(field.type) ? field.value : '';
  return [field.form?.id, field.tagName, field.type, field.name || field.id, box].join(' ');
}

/** The fields of a tree by key; those with the same key are counted through. */
function fieldsIn(root: Element): Map<string, Field> {
  const fields = new Map<string, Field>();
  for (const field of root.querySelectorAll<Field>('input,textarea,select')) {
    let key = keyOf(field);
    while (fields.has(key)) key += '+';
    fields.set(key, field);
  }
  return fields;
}

/**
 * Watches the fields of a tree that React is about to take over. Where another program has changed the tree, such as a
 * translator or a password manager, React renders it anew, and the fields that somebody is typing in are replaced.
 * @returns To be called in the commit in which React takes over: gives new fields the text, the focus and the caret of the
 * old ones.
 */
export function keepFields(root: Element): () => void {
  const before = fieldsIn(root);
  let focused = document.activeElement;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  const abort = new AbortController();
  const { signal } = abort;
  document.addEventListener(
    'focusin',
    ({ target }) => {
      clearTimeout(leaving);
      focused = target as Element;
    },
    { signal },
  );
  document.addEventListener(
    'focusout',
    () => {
      // A field that React removes loses the focus in the task in which it is given back.
      leaving = setTimeout(() => (focused = null));
    },
    { signal },
  );
  return () => {
    abort.abort();
    clearTimeout(leaving);
    const after = fieldsIn(root);
    for (const [key, old] of before) {
      const field = after.get(key);
      if (!field || field === old) continue;
      const isBox = /radio|check/.test(old.type);
      if (isBox ? (old as HTMLInputElement).checked !== (field as HTMLInputElement).checked : old.value)
        setValue(field, old.value);
      if (old !== focused) continue;
      field.focus({ preventScroll: true });
      const { selectionStart, selectionEnd } = old as HTMLInputElement;
      // Only fields of free text have a caret.
      if (selectionStart !== null && 'setSelectionRange' in field)
        field.setSelectionRange(selectionStart, selectionEnd);
    }
  };
}
