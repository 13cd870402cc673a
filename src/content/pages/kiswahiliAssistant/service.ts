import type { RuleId } from '../../../domain/assistantIds';
import { claimed } from '../../claimed';
import { owner } from '../../owner';
import { responseTarget } from '../promises';
import type { AnswerWords } from './answerIn';

const more =
  'mashine ya kufuatilia moyo (heart monitor), vifaa vya njia ya hewa, mashine ya kupumulia (ventilator), infusion pumps na dawa za dharura.';

/** What only ambulances for the seriously ill carry: ours, once that is confirmed. */
const [advanced = ''] = claimed(
  'advancedUnits',
  `Ambulensi zetu za wagonjwa mahututi zina pia ${more}`,
  `Ambulensi ya wagonjwa mahututi ina pia ${more}`,
);

const equipment: AnswerWords = {
  lines: [
    'Ambulensi ina machela, oksijeni, mashine ya kunyonya majimaji (suction), bag-mask, mashine ya kushtua moyo na mashine ya kufuatilia hali ya mgonjwa (monitor).',
    'Pia ina mbao za kufungia mfupa uliovunjika (splints), kola za shingo, mbao za kubebea wagonjwa, vifuniko vya jeraha na vifaa vya kuzalisha.',
    advanced,
  ],
};

/** Answers about the service itself, in Kiswahili. */
export const serviceAnswers = {
  responseTime: {
    lines: [responseTarget, `Ikiwa ni dharura, usingoje jibu hapa. Piga ${owner.phone.display} sasa.`],
  },
  equipment,
  inAmbulance: equipment,
  hello: {
    lines: [
      `Habari. Ikiwa ni dharura, piga ${owner.phone.display} sasa.`,
      'Kama si dharura, niulize kuhusu huduma ya kwanza, wahudumu na ambulensi zetu, au safari iliyopangwa.',
    ],
  },
  availability: {
    lines: [
      ...claimed(
        'crewsAlways',
        'Ambulensi zetu na simu yetu zipo 24/7, kila siku ya mwaka.',
        'Ambulensi zetu zipo 24/7.',
      ),
      `Piga ${owner.phone.display}, na anayepokea simu atakuambia ni ipi inayoweza kuja kwako.`,
    ],
  },
  paramedic: {
    lines: [
      'Paramediki hutoa huduma ya juu ya dharura kabla mgonjwa hajafika hospitali, hasa ya kupumua na ya moyo.',
      'Ukihitaji paramediki kwa zamu au hafla, tuombe bei.',
    ],
  },
  contact: {
    lines: [
      `Nambari yetu ya simu ni ${owner.phone.display}.`,
      `Barua pepe yetu ni ${owner.email}.`,
      'Kwa bei, huduma, miadi, maoni na malalamiko, tumia fomu au WhatsApp.',
      'Usiandike habari za afya huko. Tupigie simu kuzihusu.',
    ],
  },
  transport: {
    lines: [
      `Kwa dharura, piga ${owner.phone.display}. Mgonjwa hupelekwa hospitali ya karibu inayoweza kumtibu.`,
      'Kwa safari iliyopangwa kati ya nyumbani, kliniki na hospitali, omba bei.',
      'Sema safari inatoka wapi kwenda wapi, ni lini, na kama mgonjwa anaweza kuketi.',
    ],
  },
  advancedCare: {
    lines: [
      advanced,
      `Kama kuna mgonjwa mahututi, piga ${owner.phone.display} na useme hivyo.`,
      'Ili kumhamisha mgonjwa mahututi kati ya hospitali, omba huduma ya kumsafirisha mgonjwa.',
    ],
  },
  crew: {
    lines: [
      'Ambulensi huwa na mhudumu wa matibabu ya dharura (EMT) na, kwa mgonjwa mahututi, paramediki.',
      'Wanamtibu mgonjwa, wanaeleza wanachofanya, na mnakubaliana apelekwe wapi.',
    ],
  },
  training: {
    lines: [
      'Mafunzo ya huduma ya kwanza yanaweza kuwa sehemu ya huduma kwa shule au mahali pa kazi.',
      'Kwa mafunzo, omba bei, ukitaja mji, siku na idadi ya watu.',
    ],
  },
  emtDifference: {
    lines: [
      'EMT (mhudumu wa matibabu ya dharura) hutoa huduma ya dharura kabla mgonjwa hajafika hospitali.',
      'Paramediki amesomea kwa muda mrefu zaidi, na hutoa pia huduma ya juu ya dharura.',
      'Hufanya kazi pamoja mgonjwa anapokuwa mahututi.',
    ],
  },
} satisfies Partial<Record<RuleId, AnswerWords>>;
