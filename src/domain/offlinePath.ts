import { pathIn, type Language } from './language';

/** Address of the page that is shown for one that is not stored. */
export const offlinePage = '/Offline';

/** Its address in a language. */
export const offlinePathIn = (language: Language) => pathIn(language, offlinePage);
