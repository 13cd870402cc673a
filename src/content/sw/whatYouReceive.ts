import type { ThanksContent } from '../answerTypes';

/** What subscribers get, in Kiswahili. */
export const whatYouReceive: ThanksContent['sent']['next'] = {
  title: 'Unachopokea',
  items: [
    { title: 'Barua pepe chache kwa mwaka', text: 'Tarehe za mafunzo, kliniki na ushauri.' },
    { title: 'Hakuna kingine', text: 'Anwani yako haiuzwi wala kukodishwa kwa matangazo.' },
  ],
};
