import type { AskId } from '../../../domain/assistantIds';
import type { Facts } from '../../../config/facts';
import { facts } from '../../facts';
import { helplines } from '../../helplines';
import { owner } from '../../owner';
import { authorityFrom, journeyPrices } from '../payment';
import { helplinesChecked, notAnInsurer } from '../promises';
import type { AnswerWords } from './answerIn';

const { befrienders, ambulance, poison, poisonSecond, violence, child } = helplines;
const priced = 'Kwa safari au huduma iliyopangwa, omba bei. Utajua bei kabla ya kukubali.';

/** How people can pay, where the owner has said it. */
function waysToPay({ mpesaTill, takesCards }: Facts): string[] {
  if (!mpesaTill && !takesCards)
    return ['Sijui kama unaweza kulipa kwa M-PESA, kwa kadi au pesa taslimu. Tafadhali tuulize.'];
  return [
    ...(mpesaTill
      ? [`Unaweza kulipa kwa M-PESA: Lipa na M-PESA, Buy Goods, nambari ya till ${mpesaTill}.`]
      : []),
    ...(takesCards ? ['Unaweza pia kulipa kwa kadi.'] : []),
  ];
}

/** Licences that the owner has set. */
function ownLicences({ kmpdcLicence, licences }: Facts): string[] {
  const own = [
    ...(kmpdcLicence ? [`Nambari ya leseni yetu kutoka kwa Baraza ni ${kmpdcLicence}.`] : []),
    ...(licences.length > 0 ? [`Tuna ${licences.join(', ')}.`] : []),
  ];
  return own.length > 0 ? own : ['Tafadhali tuulize nambari za leseni zetu kabla ya kuagiza huduma.'];
}

/** Questions about the service that are narrower than a rule, in Kiswahili. */
export const asksFrom = (facts: Facts): Readonly<Record<AskId, AnswerWords>> => ({
  price: {
    lines: [
      ...journeyPrices(facts),
      priced,
      'Kwa dharura, matibabu huja kwanza. Muulize anayepokea simu au wahudumu safari itagharimu kiasi gani.',
    ],
  },
  insurance: {
    lines: [
      authorityFrom(facts),
      facts.insurers.length > 0
        ? `${facts.insurers.length === 1 ? 'Bima hii' : 'Bima hizi'} hutulipa moja kwa moja: ${facts.insurers.join(', ')}. Ikiwa una nyingine, tuulize jinsi ya kuitumia.`
        : 'Ikiwa una bima yako mwenyewe, tuulize jinsi ya kuitumia.',
      notAnInsurer,
    ],
  },
  payment: {
    lines: [...waysToPay(facts), priced],
  },
  coverage: {
    lines: [
      facts.counties.length > 0
        ? `Tunahudumia watu katika kaunti ${facts.counties.length === 1 ? 'hii' : 'hizi'}: ${facts.counties.join(', ')}. Kwa kaunti nyingine yoyote, tafadhali tuulize.`
        : 'Tafadhali tuulize kama tunafika katika kaunti yako.',
      `Kwa dharura, piga ${owner.phone.display} uulize ni nani anayeweza kukufikia. Unaweza pia kupiga laini ya umma 1199.`,
    ],
  },
  licence: {
    lines: [
      'Baraza la Madaktari la Kenya (Kenya Medical Practitioners and Dentists Council) limeagiza ambulensi zote na wahudumu wote wasajiliwe.',
      ...ownLicences(facts),
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
      'Ninaelewa Kiswahili na Kiingereza, na ninaweza kujibu kwa lugha yoyote kati ya hizo.',
      `I understand English and Kiswahili. In an emergency, call ${owner.phone.display} now.`,
      facts.languages.length > 0
        ? `Wanaopokea simu huzungumza: ${facts.languages.join(', ')}. Tafadhali sema kwanza unataka kuongea lugha gani.`
        : 'Ikiwa ni dharura, piga simu, useme unazungumza lugha gani.',
    ],
  },
  person: {
    lines: [
      'Mimi ni programu, si mtu.',
      `Ili kuongea na mtu, piga ${owner.phone.display}. Kama jambo linaweza kusubiri, unaweza pia kutuandikia.`,
    ],
  },
  complaint: {
    lines: [
      'Pole sana. Tafadhali tuambie ni nini kilienda vibaya, siku gani na mahali gani.',
      'Usiandike habari za afya kwenye fomu. Tuambie kuzihusu kwa simu.',
      ...(facts.complaintDays === undefined
        ? []
        : [`Utapata jibu ndani ya siku ${String(facts.complaintDays)}.`]),
    ],
  },
  lostProperty: {
    lines: ['Tafadhali tuandikie ulipoteza nini, siku gani, na ulitoka wapi kwenda wapi.'],
  },
  otherNumbers: {
    lines: [
      `Kwa ambulensi zetu, piga ${owner.phone.display}. Kwa laini nyingine ya ambulensi, au ushauri nasaha, piga ${ambulance.display}.`,
      'Nambari za polisi ni 999 na 112, bila malipo. Huenda wasitume ambulensi. Sina nambari ya zimamoto.',
      `Laini ya sumu ni bila malipo: ${poison.display} au ${poisonSecond.display}.`,
      `Laini ya ukatili ni ${violence.display}, na laini ya watoto ni ${child.display}. Zote ni bila malipo, mchana na usiku.`,
      `Kwa mtu aliyekata tamaa, nambari ya Befrienders Kenya ni ${befrienders.display}.`,
      `Nambari zote ${helplinesChecked}.`,
    ],
  },
  eventCover: {
    lines: [
      'Tunahudumu kwenye hafla na mechi. Omba bei, ukitaja mahali, tarehe na idadi ya watu.',
      facts.notice.event === undefined
        ? 'Tafadhali omba mapema iwezekanavyo.'
        : `Tafadhali omba angalau siku ${String(facts.notice.event)} kabla ya hafla.`,
    ],
  },
  tracking: {
    lines: [
      `Tafadhali piga ${owner.phone.display} tena. Mimi sioni ambulensi iko wapi.`,
      'Sema kwamba ulikuwa umepiga simu, mahali ulipo, na kama hali inazidi kuwa mbaya.',
      'Kaa na mgonjwa, na utazame kama anapumua. Tuma mtu barabarani.',
    ],
  },
  thanks: { lines: ['Karibu.'] },
  goodbye: { lines: ['Kwaheri, jitunze.'] },
});

/** The same for the service of this build. */
export const askAnswers = asksFrom(facts);
