import type { RequestFormLabels } from '../../../forms/RequestForm/requestWords';
import { facts } from '../../facts';
import { ownAnswerTime } from '../answerTime';
import { formNotes } from '../formNotes';
import { homeLink } from '../links';

/** What happens after a request, in Kiswahili: nothing is promised that the owner has not set. */
export const requestNextSteps = [
  'Unapata nambari ya ombi mara moja. Bado hakuna kilichopangwa.',
  `Mtu anasoma ombi lako. ${ownAnswerTime} Huenda tukawa na maswali kwanza.`,
  'Unapata mpango na bei kwa maandishi, nawe unaamua bila haraka.',
] as const;

/** Words of every form by which cover, a transfer or a course is asked for, in Kiswahili. */
export const requestLabels: RequestFormLabels = {
  back: 'Rudi',
  progress: '{name}, hatua\u00A0{step}\u00A0kati\u00A0ya\u00A0{steps}',
  saved: 'Imehifadhiwa {time}',
  kept: 'Majibu yako bado yapo',
  next: 'Endelea',
  keeping: 'Majibu yako yanabaki kwenye kichupo hiki hadi uyatume. Unaweza kuacha na kurudi.',
  keepingHealth:
    'Taarifa za afya hupotea ukiondoka au ukifungua upya ukurasa huu. Majibu yako mengine yanabaki kwenye kichupo hiki hadi uyatume.',
  summary: 'Kuna tatizo',
  optional: 'si\u00A0lazima',
  check: 'Hakiki na utume',
  send: 'Tuma ombi lako',
  nothingSent: 'Bado hakuna kilichotumwa.',
  change: 'Badilisha',
  changeStep: '“{title}”',
  notice:
    'Tunatumia majibu yako kupanga unachoomba, kukadiria bei na kukujibu, na si kwa jambo lingine. Unaweza kuyaona, kuyarekebisha au kuyafuta wakati wowote.',
  ...(facts.requestCopies && {
    copy: 'Nitumie nakala kwa barua pepe',
    copyHelp:
      'Inaenda kwa anwani iliyo juu: siku, idadi na uliyochagua, bila maneno yako mwenyewe wala taarifa za afya.',
  }),
  consentLegend: 'Taarifa za afya',
  consentMissing:
    'Weka alama kwenye kisanduku kama unakubali. Kama hukubali, tupigie simu: tunapanga safari nawe kwa simu.',
  submit: 'Tuma ombi',
  sending: 'Inatuma …',
  nextTitle: 'Kinachofuata',
  nextSteps: requestNextSteps,
  sentSteps: requestNextSteps.slice(1),
  sent: 'Tumepokea ombi lako',
  reference: 'Nambari ya ombi. Tafadhali ihifadhi, na uitaje unapopiga simu kuhusu ombi lako:',
  afterwards: [homeLink],
  problems: {
    required: 'Andika barua pepe ya kutumiwa nakala, au acha nakala.',
    too_long: 'Andika herufi {longest} au chache zaidi.',
    email: 'Andika barua pepe kama jina@example.com.',
    email_letters:
      'Hatuwezi kutuma barua pepe kwa anwani hii. Kabla ya @ tumia herufi a hadi z, tarakimu na alama pekee.',
    phone: 'Andika nambari kamili ya simu; kutoka nje ya nchi anza na + na msimbo wa nchi.',
    number: 'Andika nambari kamili, kama 250.',
    range: 'Andika nambari kuanzia {least} hadi {most}.',
    date: 'Chagua tarehe sahihi.',
    past: 'Chagua tarehe kuanzia {first}.',
    too_far: 'Chagua tarehe hadi {last}.',
    order: 'Chagua siku ya kwanza yenyewe au ya baadaye.',
    time: 'Andika saa kama 14:00.',
    choice: 'Chagua moja ya majibu haya.',
  },
  today: 'leo',
  refused: 'Ombi lako halikutumwa. Kila kitu bado kipo: jaribu tena, au tufikie kwa njia nyingine.',
  unreachable:
    'Hakukuwa na jibu, kwa hiyo huenda ombi lako halikufika. Kila kitu bado kipo. Jaribu tena bila wasiwasi, kwani halitatumwa mara mbili, au tufikie kwa njia nyingine.',
  ...formNotes,
};
