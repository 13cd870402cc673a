import type { LanguageOfferProps } from '../../components/LanguageOffer/LanguageOffer';

/** Said on a page in another language to those who may want to read in Kiswahili. */
export const suggestion: LanguageOfferProps['labels'] = {
  read: 'Soma ukurasa huu kwa Kiswahili',
  close: 'Funga',
};
