import { defineBehaviour } from '../attach';
import type { DataOf, SelectorOf, draftData } from '../contract';
import { keyIn, storageKey } from './draft';
import { forget } from './forget';

/** Deletes a draft: it was sent, or discarded on purpose. */
export function clearDraft(name: string): void {
  forget((key) => key === storageKey(name));
  for (const form of document.querySelectorAll<HTMLElement>(
    `[data-draft="${name}"]` satisfies SelectorOf<typeof draftData>,
  )) {
    const key = keyIn(form);
    if (key) key.value = '';
  }
}

/** On the page that confirms a form: deletes that form's draft. */
export const clearDraftOnArrival = defineBehaviour('sent', (element) => {
  clearDraft(element.dataset['draft' satisfies keyof DataOf<typeof draftData>] ?? '');
});
