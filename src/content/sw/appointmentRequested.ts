import { forms } from '../../domain/forms';
import type { ThanksContent } from '../answerTypes';
import { bookingLink, callLink, homeLink } from './links';
import { messages } from './messages';
import { reachUs, waysWith } from './reachUs';

/** After a request for an appointment without JavaScript, in Kiswahili. */
export const appointmentRequested: ThanksContent = {
  meta: {
    title: 'Jinsi ya kutufikia au kuomba miadi',
    description:
      'Kwa dharura tupigie simu, au tumia WhatsApp. Unaweza kuomba miadi katika kliniki yetu mojawapo kwenye ukurasa wa miadi.',
  },
  ...reachUs,
  ways: waysWith(bookingLink, messages.clinic),
  earlier: {
    title: 'Je, umeomba miadi?',
    paragraphs: [
      'Ukurasa huu huonyesha nambari ya ombi kwa dakika chache tu baada ya kutumwa.',
      'Kama huna hakika kwamba ombi lako lilifika, tupigie simu, au ulitume tena. Ombi lilelile huhifadhiwa mara moja tu ukilituma tena siku hiyo hiyo.',
    ],
  },
  sent: {
    title: 'Tumepokea ombi lako',
    draft: forms.booking.draft,
    paragraphs: [
      'Nambari yake ni {reference}. Tafadhali ihifadhi, na uitaje unapopiga simu kuhusu ombi lako.',
      'Tutakupigia simu tukubaliane saa. Hakuna kilichothibitishwa hadi hapo.',
      'Ni haraka? Usitusubiri: piga simu.',
    ],
    actions: [callLink, homeLink],
    next: {
      title: 'Kinachofuata',
      items: [
        {
          title: 'Tunakupigia simu',
          text: 'Ili tukubaliane saa, na kukuambia miadi inagharimu kiasi gani. Hadi hapo hakuna kilichothibitishwa.',
        },
        { title: 'Unakuja', text: 'Robo saa mapema, ukiwa na karatasi zako.' },
      ],
    },
  },
};
