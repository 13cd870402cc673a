import { languageOf } from '../../domain/language';
import { defineBehaviour } from '../attach';
import { keepLanguage } from './languageChoice';

/** The offer to read in another language: its button hides it, and stores the page's language as the visitor's choice. */
export const attachLanguageOffer = defineBehaviour('languageOffer', (offer, signal) => {
  offer.querySelector('button')?.addEventListener(
    'click',
    () => {
      keepLanguage(languageOf(location.pathname));
      offer.hidden = true;
    },
    { signal },
  );
});
