/** Says that a page is one that the phone has kept. */
export const offlineNote = 'Shown as your phone kept it on {date}';
