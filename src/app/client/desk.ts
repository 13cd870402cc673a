/**
 * Script of the staff desk, which also works without it: keyboard shortcuts, the number of open items, and notes that
 * are not lost.
 */
import type { DataOf, SelectorOf } from '../../behaviours/contract';
import type { deskData } from '../../behaviours/desk/deskContract';
import { attachDeskCount } from '../../behaviours/desk/deskCount';
import { attachDeskKeys } from '../../behaviours/desk/deskKeys';
import { attachDeskNote, forgetNotes } from '../../behaviours/desk/deskNote';

// The same browsers as in `first-load.ts` get more than the plain page.
if ('at' in []) {
  const root = document.querySelector<HTMLElement>('[data-desk]' satisfies SelectorOf<typeof deskData>);
  const { dataset }: { dataset: DataOf<typeof deskData> } = root ?? document.body;
  const state = dataset['desk' satisfies keyof typeof deskData];
  if (root && state === 'open') {
    // On a phone the menu scrolls sideways, and the current view may be at its end.
    root.querySelector('nav [aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
    attachDeskKeys(root);
    attachDeskCount(root);
    for (const form of root.querySelectorAll<HTMLElement>(
      '[data-keep]' satisfies SelectorOf<typeof deskData>,
    ))
      attachDeskNote(form);
  }
  if (state === 'left') forgetNotes();
  // A page from the back-forward cache may show a desk that has been closed since.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });
}
