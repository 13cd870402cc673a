import { pathIn, type Language } from './language';

/** Address of the page that stands in for one that is not kept. */
export const offlinePage = '/Offline';

/** The same in a language. */
export const offlinePathIn = (language: Language) => pathIn(language, offlinePage);
