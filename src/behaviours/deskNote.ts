import { defineBehaviour } from './attach';
import type { DataOf } from './contract';
import type { deskData } from './deskContract';
import { forget, loadText, save } from './sessionStore';

type Data = DataOf<typeof deskData>;

const start = 'desk:note:';

/** Keeps a note while it is typed, and puts it back into an empty field; forgets it once the page says that it was stored. */
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

/** Nothing of the desk stays in a browser whose desk was closed on purpose. */
export function forgetNotes(): void {
  forget((key) => key.startsWith(start));
}
