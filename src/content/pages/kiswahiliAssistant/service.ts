import type { RuleId } from '../../../domain/assistantIds';
import { owner } from '../../owner';
import { responseTarget } from '../promises';
import type { AnswerWords } from './answerIn';

const advanced =
  'kifuatilia moyo (heart monitor), vifaa vya njia ya hewa, mashine ya kupumulia (ventilator), pampu za dawa (infusion pumps) na dawa za dharura.';

const equipment: AnswerWords = {
  lines: [
    'Kila ambulensi: machela, oksijeni, mashine ya kunyonya majimaji (suction), mfuko wa kupulizia pumzi (bag-mask), mashine ya kushtua moyo na kifuatilia hali ya mgonjwa (monitor).',
    'Mbao za kutuliza mfupa (splints), kola za shingo, mbao za kubebea, vifuniko vya jeraha, na vifaa vya kuzalisha.',
    `Ambulensi za wagonjwa mahututi zina pia ${advanced}`,
  ],
};

/** Answers about the service itself, in Kiswahili. */
export const serviceAnswers = {
  responseTime: {
    lines: [responseTarget, `Ni dharura sasa? Usingoje jibu hapa: piga ${owner.phone.display}.`],
  },
  equipment,
  inAmbulance: equipment,
  hello: {
    lines: [
      `Habari. Ni dharura? Piga ${owner.phone.display} sasa.`,
      'La sivyo, niulize kuhusu huduma ya kwanza, wahudumu na ambulensi zetu, au safari iliyopangwa.',
    ],
  },
  availability: {
    lines: [
      'Ambulensi zetu na simu yetu zipo 24/7, kila siku ya mwaka. Wahudumu wako tayari Nairobi.',
      `Ni ipi iko huru karibu nawe? Anayepokea simu atakuambia: piga ${owner.phone.display}.`,
    ],
  },
  paramedic: {
    lines: [
      'Paramediki hutoa huduma ya juu ya dharura kabla ya hospitali, hasa kwa kupumua na moyo.',
      'Paramediki huja na mhudumu wa matibabu ya dharura (EMT) kwa mgonjwa mahututi, na anaweza kuagizwa kwa zamu au hafla.',
    ],
  },
  contact: {
    lines: [
      `Simu, mchana na usiku: ${owner.phone.display}.`,
      `Barua pepe: ${owner.email}.`,
      'Bei, huduma, miadi, maoni na malalamiko: tumia fomu, au WhatsApp.',
      'Usiandike habari za afya huko: tupigie simu kuzihusu.',
    ],
  },
  transport: {
    lines: [
      `Kwa dharura piga ${owner.phone.display}: tunampeleka mgonjwa hospitali ya karibu inayoweza kumtibu.`,
      'Safari iliyopangwa, kati ya nyumbani, kliniki na hospitali: omba bei, utajulishwa kabla.',
      'Sema kutoka wapi hadi wapi, lini, na kama mgonjwa anaweza kuketi.',
    ],
  },
  advancedCare: {
    lines: [
      `Ambulensi za wagonjwa mahututi zina ${advanced}`,
      `Paramediki huja nazo. Mgonjwa mahututi, ni dharura? Piga ${owner.phone.display}.`,
      'Kumhamisha mgonjwa mahututi kati ya hospitali, omba huduma ya kumsafirisha mgonjwa.',
    ],
  },
  crew: {
    lines: [
      'Watu wawili: mhudumu wa matibabu ya dharura (EMT) na, kwa mgonjwa mahututi, paramediki.',
      'Wanatibu, wanaeleza, na mnakubaliana mwende wapi.',
    ],
  },
  training: {
    lines: [
      'Mafunzo ya huduma ya kwanza ni sehemu ya huduma yetu kwa shule na maeneo ya kazi.',
      'Kwa mafunzo yenu wenyewe, tuandikie mahali, siku na idadi ya watu.',
    ],
  },
  emtDifference: {
    lines: [
      'EMT, mhudumu wa matibabu ya dharura, hutoa huduma ya dharura kabla ya hospitali.',
      'Paramediki hutoa huduma ya juu ya dharura kabla ya hospitali.',
      'Kwetu wote wawili hufanya kazi pamoja; paramediki huja kwa mgonjwa mahututi.',
    ],
  },
} satisfies Partial<Record<RuleId, AnswerWords>>;
