import picture from 'virtual:picture/banner-contact/sw';
import type { ContactContent } from '../formTypes';
import { owner } from '../owner';
import { ownAnswerTime } from './answerTime';
import { contactForm } from './contactForm';
import { callLink, whatsappLink } from './links';
import { quotedServices } from './quotedServices';

/** The contact page, in Kiswahili. */
export const contact: ContactContent = {
  meta: {
    title: 'Wasiliana nasi: piga simu, WhatsApp au andika',
    description:
      'Kwa dharura tupigie simu saa yoyote. Kwa bei, huduma, kliniki na maswali, tumia WhatsApp, barua pepe au fomu ya ukurasa huu.',
  },
  banner: {
    title: 'Wasiliana Nasi',
    lead: 'Kwa dharura, piga simu. Kwa mengine yote, andika kwa njia inayokufaa.',
    picture,
  },
  urgent: {
    title: 'Kuna mtu aliyeumia au mgonjwa sana sasa?',
    text: 'Usiandike. Tupigie simu: simu hupokelewa mchana na usiku.',
    call: callLink,
  },
  form: {
    ...contactForm,
    quoted: quotedServices,
    title: 'Tutumie ujumbe',
    quoteTitle: 'Bei ya {service}',
    lead: 'Kwa bei, huduma, safari na maswali. Jaza sehemu zote nne.',
  },
  ways: {
    title: 'Njia nyingine za kutufikia',
    items: [
      {
        title: 'Simu',
        text: `Mchana na usiku, kila siku. Kutoka nje ya nchi: ${owner.phone.international}.`,
        link: { label: owner.phone.display, to: owner.phone.href },
      },
      {
        title: 'WhatsApp',
        text: 'Kutuma mahali ulipo, picha ya ramani ya eneo au orodha ya wageni.',
        link: whatsappLink,
      },
      {
        title: 'Barua pepe',
        text: 'Kwa barua, zabuni na nyaraka.',
        link: { label: owner.email, to: `mailto:${owner.email}` },
      },
      { title: 'Anwani', text: owner.address },
    ],
  },
  next: {
    title: 'Kinachofuata kwa ujumbe wako',
    items: [
      {
        title: 'Unafika ofisini kwetu',
        text: 'Ukurasa hukuambia ujumbe wako unapofika. Kama haujafika, maneno yako yanabaki kwenye fomu.',
      },
      { title: 'Mtu anausoma', text: 'Unaenda kwa mtu anayejua huduma unayoulizia.' },
      { title: 'Tunakujibu', text: `${ownAnswerTime} Huenda tukawa na maswali kwanza.` },
    ],
  },
};
