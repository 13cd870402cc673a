/** Says that a page is one that the phone has kept. */
export const offlineNote = 'Your phone kept this page on {date}';
