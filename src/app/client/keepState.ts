import type { Marked } from '../../behaviours/attach';
import { setValue, type Field } from '../../behaviours/page/draft';

/** Elements with a state of the visitor's: what is typed, chosen, opened, pressed, or has the focus. */
const withState = 'input,textarea,select,details,summary,a,button';

const isField = (element: Element): element is Field => element.matches('input,textarea,select');
const isBox = ({ type }: Field) => /radio|check/.test(type);

/** What identifies an element in two renderings of the same page. */
function keyOf(element: Element): string {
  const { tagName, className } = element;
  if (!isField(element)) return [tagName, className, element.getAttribute('href')].join(' ');
  const { form, type, name, id, value } = element;
  return [form?.id, tagName, type, name || id, isBox(element) ? value : ''].join(' ');
}

/** The elements of a tree by key; those with the same key are counted through. */
function elementsIn(root: Element): Map<string, Element> {
  const elements = new Map<string, Element>();
  for (const element of root.querySelectorAll(withState)) {
    let key = keyOf(element);
    while (elements.has(key)) key += '+';
    elements.set(key, element);
  }
  return elements;
}

/** Gives a new field the text or the choice of an old one. */
function fill(field: Field, old: Field): void {
  const isOther = isBox(old)
    ? (old as HTMLInputElement).checked !== (field as HTMLInputElement).checked
    : old.value !== '';
  if (isOther) setValue(field, old.value);
}

/** Gives a new element the focus and the caret of an old one. */
function focusLike(element: HTMLElement, old: Element): void {
  element.focus({ preventScroll: true });
  const { selectionStart, selectionEnd } = old as Partial<HTMLInputElement>;
  // Only fields of free text have a caret.
  if (typeof selectionStart === 'number' && 'setSelectionRange' in element)
    (element as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd ?? selectionStart);
}

/**
 * Watches a tree that React is about to take over. Where another program has changed the tree, such as a translator or a
 * password manager, React renders it again, and replaces every element that the visitor is using.
 * @returns To be called in the commit in which React takes over: gives the new elements the texts, the choices, the focus
 * and the caret of the old ones, opens what was open, and passes on presses that were held back.
 */
export function keepState(root: Element): () => void {
  const before = elementsIn(root);
  const all = root.querySelectorAll<Marked>('*');
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
      // An element that React removes loses the focus in the task in which it is given back.
      leaving = setTimeout(() => (focused = null));
    },
    { signal },
  );
  return () => {
    abort.abort();
    clearTimeout(leaving);
    for (const { isConnected, attached = {} } of all)
      if (!isConnected) for (const detach of Object.values(attached)) detach?.();
    const after = elementsIn(root);
    for (const [key, old] of before) {
      if (old.isConnected) continue;
      const element = (document.getElementById(old.id) ?? after.get(key)) as HTMLElement | undefined;
      if (!element) continue;
      if (isField(old)) fill(element as Field, old);
      if (old instanceof HTMLDetailsElement) (element as HTMLDetailsElement).open = old.open;
      if (old.ariaExpanded) element.ariaExpanded = old.ariaExpanded;
      old.addEventListener('click', (event) => {
        event.preventDefault();
        element.click();
      });
      if (old === focused) focusLike(element, old);
    }
  };
}
