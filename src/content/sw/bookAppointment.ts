import picture from 'virtual:picture/banner-booking/sw';
import type { BookingContent } from '../formTypes';
import { bookingForm } from './bookingForm';
import { clinics } from './clinics';
import { callLink } from './links';

/** The booking page, in Kiswahili. */
export const bookAppointment: BookingContent = {
  meta: {
    title: 'Panga miadi katika kliniki yetu mojawapo',
    description:
      'Omba tarehe katika kliniki moja kati ya tisa, Jumatatu hadi Ijumaa. Tutakupigia simu tukubaliane saa. Maandalizi, na miadi inavyokwenda.',
  },
  banner: {
    title: 'Panga Miadi',
    lead: 'Kliniki tisa, Jumatatu hadi Ijumaa. Omba tarehe hapa; tutakupigia simu tukubaliane saa.',
    picture,
  },
  form: {
    ...bookingForm,
    clinics: clinics.items,
    title: 'Omba tarehe',
    lead: 'Chagua kliniki na siku yake mojawapo. Kuomba ni bila malipo, na hakuna kilichothibitishwa hadi tukupigie simu.',
  },
  urgent: {
    title: 'Ni haraka?',
    text: 'Usisubiri tarehe: tupigie simu. Simu hupokelewa mchana na usiku.',
    call: callLink,
  },
  steps: {
    title: 'Kinachofuata',
    items: [
      {
        title: 'Ombi lako linapata nambari',
        text: 'Ukurasa huionyesha mara tu ombi lako likifika. Tafadhali ihifadhi.',
      },
      {
        title: 'Tunakupigia simu',
        text: 'Ili tukubaliane saa, na kukuambia miadi inagharimu kiasi gani. Hadi hapo hakuna kilichothibitishwa.',
      },
      { title: 'Unakuja', text: 'Robo saa mapema, ukiwa na karatasi zako.' },
    ],
  },
  ready: {
    title: 'Uwe na nini tayari',
    lead: 'Mawili ya kwanza ni ya simu yetu, mengine ya siku ya miadi.',
    items: [
      'Jina na tarehe ya kuzaliwa ya mgonjwa',
      'Siku ya pili inayokufaa',
      'Barua na majibu ya madaktari wengine',
      'Dawa zako, kwenye pakiti zake',
    ],
  },
};
