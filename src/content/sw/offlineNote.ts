/** Says that a page is one that the phone has kept, in Kiswahili. */
export const offlineNote = 'Kama simu yako ilivyouhifadhi tarehe {date}';
