import type { MailWords } from '../../domain/mailWords';
import { owner } from '../owner';
import { chatThatSays } from '../whatsapp';
import { ownAnswerTime } from './answerTime';
import { dateLocale } from './locale';

/** Words of mail to visitors in Kiswahili: a draft, to be read by a native speaker before forms in Kiswahili are offered. */
export const mails: MailWords = {
  brand: owner.brand,
  locale: dateLocale,
  arrived: {
    booking: {
      subject: 'Ombi lako la miadi {reference}',
      title: 'Tumepokea ombi lako',
      paragraphs: [
        'Asante. Umeomba miadi kwetu.',
        'Tutakupigia simu ili tukubaliane saa. Hakuna kilichothibitishwa kabla ya hapo.',
        'Tafadhali hifadhi nambari ya ombi, na uitaje unapopiga simu.',
      ],
    },
    request: {
      subject: 'Ombi lako {reference}',
      title: 'Tumepokea ombi lako',
      paragraphs: [
        `Asante. Mtu anasoma ombi lako. ${ownAnswerTime}`,
        'Hakuna kilichopangwa kabla hatujakubaliana.',
        'Tafadhali hifadhi nambari ya ombi, na uitaje unapopiga simu.',
      ],
    },
    message: {
      subject: 'Tumepokea ujumbe wako',
      title: 'Tumepokea ujumbe wako',
      paragraphs: [`Asante. Mtu anasoma ujumbe wako. ${ownAnswerTime}`],
    },
  },
  copy: {
    subject: 'Ombi lako {reference}',
    title: 'Tumepokea ombi lako',
    paragraphs: [
      'Hii ni nakala ya ombi lako uliyoomba: uliyochagua, siku na idadi. Tafadhali taja nambari yake unapoandika au kupiga simu.',
    ],
    typed: 'Uliyoandika kwa maneno yako mwenyewe hayamo katika barua hii; tunayo.',
    medical: 'Taarifa za afya za ombi lako hazimo katika barua hii; tunazo.',
    closing: [`${ownAnswerTime} Hakuna kilichopangwa kabla hatujakubaliana.`],
  },
  decided: {
    confirmed: {
      subject: 'Miadi yako {reference} imethibitishwa',
      title: 'Miadi yako imethibitishwa',
      paragraphs: [
        'Saa ni ile tuliyokubaliana kwa simu.',
        'Tafadhali fika robo saa mapema, ukiwa na karatasi zako. Kama huwezi kuja, tupigie simu.',
      ],
    },
    declined: {
      subject: 'Ombi lako la miadi {reference}',
      title: 'Hatuwezi kukupa miadi hii',
      paragraphs: [
        'Samahani: hatuwezi kukuona siku uliyoomba.',
        'Tafadhali tupigie simu au utuandikie ili tupate siku nyingine.',
      ],
    },
    calendar: 'Iweke kwenye kalenda yako',
  },
  subscription: {
    subject: 'Tafadhali thibitisha kwamba unataka habari zetu',
    title: 'Unataka habari zetu?',
    paragraphs: [
      'Mtu, huenda ni wewe, ameomba habari zetu zitumwe kwa anwani hii: tarehe za mafunzo, kliniki na ushauri, mara chache kwa mwaka.',
      'Fungua ukurasa ulio hapa chini na ubonyeze kitufe chake. Kiungo kinafanya kazi kwa siku 7. Usipofanya lolote, hatutatuma habari.',
    ],
    button: 'Thibitisha anwani hii',
    leave: 'Ili anwani hii ifutwe sasa:',
  },
  facts: { reference: 'Nambari ya ombi', service: 'Huduma', clinic: 'Kliniki', day: 'Siku' },
  ways: {
    title: 'Jinsi ya kutufikia',
    links: [
      { label: `Piga simu ${owner.phone.display}`, to: owner.phone.href },
      { label: 'Andika kwa WhatsApp', to: chatThatSays('Habari.') },
      { label: `Andika kwa ${owner.email}`, to: `mailto:${owner.email}` },
    ],
  },
  emergency: `Kukiwa na dharura usiandike: piga ${owner.phone.display}, mchana na usiku.`,
  notYou: 'Hukuomba haya? Basi mtu ametoa anwani yako kwa makosa. Huhitaji kufanya lolote.',
};
