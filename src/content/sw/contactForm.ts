import type { ContactFormContent } from '../formTypes';
import { ownAnswerTime } from './answerTime';
import { contactNotice } from './consents';
import { errorPage } from './errorPage';
import { formNotes } from './formNotes';
import { callLink, whatsappLink } from './links';

/** Words of the contact form, in Kiswahili. */
export const contactForm: ContactFormContent = {
  labels: {
    name: 'Jina',
    email: 'Barua pepe',
    phone: 'Simu',
    message: 'Ujumbe',
    submit: 'Tuma ujumbe',
    sending: 'Inatuma …',
    summary: 'Kuna tatizo',
    sent: 'Ujumbe umetumwa!',
    sentNext: ownAnswerTime,
    failed: 'Hitilafu ya kutuma ujumbe: ',
    statuses: { ...errorPage.statuses, 0: 'Tatizo la mtandao' },
    ...formNotes,
    notice: contactNotice,
  },
  help: {
    phone: 'Nambari ya Kenya kama unavyoipiga; kutoka nje ya nchi anza na + na msimbo wa nchi.',
    message:
      'Mahali, tarehe na idadi ya watu hutusaidia kukujibu. Tafadhali usiandike historia ya ugonjwa hapa. Tupigie simu kuihusu.',
  },
  messages: {
    name: {
      required: 'Andika jina lako.',
      too_long: 'Jina lako liwe na herufi 100 au chache zaidi.',
    },
    email: {
      required: 'Andika barua pepe yako.',
      email: 'Andika barua pepe kama jina@example.com.',
      email_letters:
        'Hatuwezi kutuma barua pepe kwa anwani hii. Kabla ya @ tumia herufi a hadi z, tarakimu na alama pekee.',
      too_long: 'Barua pepe yako iwe na herufi 254 au chache zaidi.',
    },
    phone: {
      required: 'Andika nambari yako ya simu.',
      phone: 'Andika nambari kamili ya simu; kutoka nje ya nchi anza na + na msimbo wa nchi.',
      too_long: 'Nambari yako ya simu iwe na herufi 40 au chache zaidi.',
    },
    message: {
      required: 'Andika tunaweza kukusaidia vipi.',
      too_long: 'Ujumbe wako uwe na herufi 2,000 au chache zaidi.',
    },
  },
  otherWays: { call: callLink, whatsapp: { ...whatsappLink, label: 'Tuma kwa WhatsApp' } },
  quote: 'Naomba bei ya {service}.\n\nMahali:\nTarehe:\nIdadi ya watu:\n',
};
