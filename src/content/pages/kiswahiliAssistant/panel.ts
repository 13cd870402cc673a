import { owner } from '../../owner';
import type { AssistantPanel } from '../../assistantTypes';
import { readPages } from '../../reviews';
import { chatThatSays } from '../../whatsapp';
import { wakesInFull } from '../firstAid/wakes';
import { callLink, whereAmILink } from '../links';
import { dateLocale } from '../locale';
import { chats } from './chats';
import { pictures } from './pictures';
import { quiet } from './quietWords';

/** Said while no native reader has passed the assistant: answers with sources also say that no clinician has. */
const draft = readPages.sw.includes('assistant') ? '' : ' Kiswahili hiki ni rasimu.';

/** Words of the panel itself, in Kiswahili. */
export const panel: AssistantPanel = {
  title: 'Msaidizi',
  notice: `Mimi si daktari. Kwa dharura, piga simu. Unachoandika hakihifadhiwi.${draft}`,
  noticeLink: whereAmILink,
  call: callLink,
  number: { label: owner.phone.display, to: owner.phone.href },
  pictures,
  quiet,
  question: wakesInFull,
  suggestions: [
    'Mtu hapumui',
    'Kifua kinauma: nifanye nini?',
    'Mtu amepaliwa',
    'Anavuja damu nyingi',
    'Niseme nini nikipiga simu?',
    'Mnafika baada ya muda gani?',
    'Ambulensi ina nini ndani?',
    'Kumsafirisha mgonjwa',
  ],
  handOver: { label: 'Endelea kwa WhatsApp', to: chatThatSays(chats.person) },
  labels: {
    speakers: { User: 'Wewe', Bot: 'Msaidizi' },
    log: 'Mazungumzo',
    suggestions: 'Maswali ambayo watu huuliza',
    input: 'Swali lako',
    placeholder: 'Andika, au tumia maikrofoni',
    send: 'Tuma',
    clear: 'Futa',
    cleared: 'Mazungumzo yamefutwa.',
    close: 'Funga msaidizi',
    busy: 'Natafuta jibu…',
    more: 'Zaidi',
    moreSteps: 'Hatua zaidi',
    read: 'Nisomee',
    stopReading: 'Acha kusoma',
    tooLong: 'Tafadhali andika herufi {max} au chache zaidi.',
  },
  other: { lang: 'en', label: 'In English' },
  sourcesLabel: 'Chanzo:',
  checked: {
    unreviewed: 'Rasimu: mhudumu wa afya anayezungumza Kiswahili bado hajayakagua maneno haya.',
    reviewed: 'Yamekaguliwa na {name} tarehe {date}.',
    locale: dateLocale,
  },
};
