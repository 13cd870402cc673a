/** Says that a page is one that the phone has kept, in Kiswahili. */
export const offlineNote = 'Simu yako iliuhifadhi tarehe {date}';
