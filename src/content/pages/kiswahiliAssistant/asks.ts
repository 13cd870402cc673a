import type { AskId } from '../../../domain/assistantIds';
import type { Facts } from '../../../config/facts';
import { facts } from '../../facts';
import { helplines } from '../../helplines';
import { owner } from '../../owner';
import { journeyPrices } from '../payment';
import { helplinesChecked, notAnInsurer, publicMoney } from '../promises';
import type { AnswerWords } from './answerIn';

const { befrienders, ambulance, poison, poisonSecond, violence, child } = helplines;
const priced = 'Safari na huduma zilizopangwa zina bei ambayo utajulishwa kabla.';

/** How people can pay, where the owner has said it. */
function waysToPay({ mpesaTill, takesCards }: Facts): string[] {
  if (!mpesaTill && !takesCards)
    return ['Siwezi kukuambia jinsi ya kulipa: kwa M-PESA, kwa kadi au pesa taslimu. Tafadhali tuulize.'];
  return [
    ...(mpesaTill ? [`Kwa M-PESA: Lipa na M-PESA, Buy Goods, nambari ya till ${mpesaTill}.`] : []),
    ...(takesCards ? ['Kwa kadi pia.'] : []),
  ];
}

/** Questions about the service that are narrower than a rule, in Kiswahili. */
export const asksFrom = (facts: Facts): Readonly<Record<AskId, AnswerWords>> => ({
  price: {
    lines: [
      ...journeyPrices(facts),
      priced,
      'Kwa dharura wahudumu huja kwanza. Tunaiambia familia safari inagharimu kiasi gani.',
    ],
  },
  insurance: {
    lines: [
      publicMoney,
      facts.insurers.length > 0
        ? `${facts.insurers.length === 1 ? 'Bima hii' : 'Bima hizi'} hutulipa moja kwa moja: ${facts.insurers.join(', ')}. Una nyingine? Tunakusaidia kuitumia.`
        : 'Una bima yako mwenyewe? Tunakusaidia kuitumia.',
      notAnInsurer,
    ],
  },
  payment: {
    lines: [...waysToPay(facts), priced],
  },
  coverage: {
    lines: [
      facts.counties.length > 0
        ? `Wahudumu wako tayari mchana na usiku katika kaunti ${facts.counties.length === 1 ? 'hii' : 'hizi'}: ${facts.counties.join(', ')}.`
        : 'Wahudumu wako tayari Nairobi mchana na usiku.',
      'Kaunti nyingine huhudumiwa kutoka hapo, kwa ndege au kwa makubaliano na wahudumu wa huko.',
      `Kwa dharura piga ${owner.phone.display}, uliza nani anaweza kukufikia. Au laini ya umma 1199.`,
    ],
  },
  licence: {
    lines: [
      'Baraza la Madaktari la Kenya (Kenya Medical Practitioners and Dentists Council) limeagiza ambulensi zote na wahudumu wote wasajiliwe.',
      'Tuulize nambari za usajili wetu, na uulize huduma nyingine yoyote pia.',
    ],
  },
  jobs: {
    lines: [
      facts.openJobs.length > 0
        ? `${facts.openJobs.length === 1 ? 'Kazi hii iko' : 'Kazi hizi ziko'} wazi: ${facts.openJobs.join(', ')}. Tafadhali tuandikie: ${owner.email}.`
        : `Sijui ni kazi gani ziko wazi. Tafadhali tuandikie: ${owner.email}.`,
    ],
  },
  languages: {
    lines: [
      'Ninaelewa Kiswahili na Kiingereza, na ninajibu kwa lugha zote mbili.',
      `I understand English and Kiswahili. An emergency? Call ${owner.phone.display} now.`,
      facts.languages.length > 0
        ? `Wanaopokea simu huzungumza: ${facts.languages.join(', ')}. Sema kwanza unataka lugha gani.`
        : 'Ni dharura? Piga simu, useme unazungumza lugha gani.',
    ],
  },
  person: {
    lines: [
      'Mimi ni programu, si mtu.',
      `Kuongea na mtu, piga ${owner.phone.display}, mchana na usiku. Au tuandikie; huenda jibu likachelewa.`,
    ],
  },
  complaint: {
    lines: [
      'Pole. Tafadhali tuambie nini kilienda vibaya, siku gani na wapi.',
      'Usiandike habari za afya kwenye fomu: tuambie kwa simu.',
      ...(facts.complaintDays === undefined
        ? []
        : [`Utapata jibu katika muda wa siku ${String(facts.complaintDays)}.`]),
    ],
  },
  lostProperty: {
    lines: ['Tafadhali tuandikie umepoteza nini, siku gani, na ulitoka wapi kwenda wapi.'],
  },
  otherNumbers: {
    lines: [
      `Ambulensi zetu: ${owner.phone.display}. Laini nyingine ya ambulensi, na ushauri nasaha: ${ambulance.display}.`,
      'Polisi: 999 au 112, bila malipo. Huenda wasitume ambulensi. Sina nambari ya zima moto.',
      `Sumu, bila malipo: ${poison.display} au ${poisonSecond.display}.`,
      `Ukatili: ${violence.display}. Watoto: ${child.display}. Zote bila malipo, mchana na usiku.`,
      `Kukata tamaa: Befrienders Kenya, ${befrienders.display}.`,
      `Nambari zote ${helplinesChecked}.`,
    ],
  },
  eventCover: {
    lines: [
      'Tunahudumu kwenye hafla na mechi. Omba bei, ukitaja mahali, tarehe na idadi ya watu.',
      'Wiki tatu kabla ni wakati mzuri.',
    ],
  },
  tracking: {
    lines: [
      `Piga simu tena: ${owner.phone.display}. Sioni ambulensi iko wapi.`,
      'Sema kwamba ulipiga simu awali, uko wapi, na kama hali inakuwa mbaya zaidi.',
      'Kaa naye, tazama kama anapumua. Tuma mtu barabarani.',
    ],
  },
  thanks: { lines: ['Karibu.'] },
  goodbye: { lines: ['Kwaheri, jitunze.'] },
});

/** The same for the service of this build. */
export const askAnswers = asksFrom(facts);
