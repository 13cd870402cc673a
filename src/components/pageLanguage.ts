import { createContext, useContext } from 'react';
import type { Language } from '../domain/language';

/** The language of the page: forms send it with their data, and generated addresses stay in it. */
export const PageLanguage = createContext<Language>('en');

/** Language of the page; English without a provider. */
export const usePageLanguage = (): Language => useContext(PageLanguage);
