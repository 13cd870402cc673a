import type { ConsentForm } from '../../domain/consents';
import { owner } from '../owner';

/** What somebody agrees to by sending a form, in Kiswahili: it says what the English words say, and has their version. */
export const consentWords: Readonly<Record<ConsentForm, string>> = {
  review:
    'Ukibonyeza Tuma, unakubali tuchapishe maoni yako pamoja na jina na kazi yako, baada ya mtu kuyasoma. Unaweza kuondoa idhini hii wakati wowote.',
  booking:
    'Ukituma, unakubali tutumie taarifa hizi, pamoja na kliniki uliyochagua, kupanga miadi yako na si kwa jambo lingine. Unaweza kuondoa idhini hii wakati wowote.',
  subscribe: 'Ukijisajili, unakubali kupokea habari zetu kwa barua pepe. Unaweza kujiondoa wakati wowote.',
};

/** What is said at the contact form. Of an e-mail service in another country the sender has to know before sending. */
export const contactNotice =
  owner.emailService.origin === ''
    ? 'Tunatumia ujumbe wako na taarifa zako kukujibu, na si kwa jambo lingine.'
    : 'Tunatumia ujumbe wako na taarifa zako kukujibu, na si kwa jambo lingine. Zinatumwa kupitia huduma ya barua pepe ambayo seva zake huenda ziko nje ya Kenya. Kama hutaki hivyo, tupigie simu.';
