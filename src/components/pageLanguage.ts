import { createContext, useContext } from 'react';
import type { Language } from '../domain/language';

/** Says in which language the page is: forms send it along, and made addresses stay in it. */
export const PageLanguage = createContext<Language>('en');

/** Language of the page; English where nobody says so. */
export const usePageLanguage = (): Language => useContext(PageLanguage);
