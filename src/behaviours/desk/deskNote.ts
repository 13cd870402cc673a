import { defineBehaviour } from '../attach';
import type { DataOf } from '../contract';
import type { deskData } from './deskContract';
import { forget } from '../page/forget';
import { loadText, save } from '../page/sessionStore';

type Data = DataOf<typeof deskData>;

const start = 'desk:note:';

/**
 * Stores a note while it is typed, and restores it into an empty field; deletes it once the page says that the server has
 * stored it.
 */
export const attachDeskNote = defineBehaviour('deskNote', (form, signal) => {
  const { dataset }: { dataset: Data } = form;
  const place = start + (dataset['keep' satisfies keyof Data] ?? '');
  const field = form.querySelector('textarea');
  if (!field) return;
  if (dataset['kept' satisfies keyof Data] !== undefined) forget((key) => key === place);
  else field.value ||= loadText(place) ?? '';
  field.addEventListener(
    'input',
    () => {
      save(place, field.value);
    },
    { signal },
  );
});

/** Deletes all notes of the desk from the browser after a sign-out. */
export function forgetNotes(): void {
  forget((key) => key.startsWith(start));
}
