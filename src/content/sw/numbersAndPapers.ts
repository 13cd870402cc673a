import picture from 'virtual:picture/banner-legal/sw';
import type { Facts } from '../../config/facts';
import type { Fact } from '../../sections/FactList/Facts';
import { facts as ownFacts } from '../facts';
import { owner } from '../owner';
import type { NumbersContent } from '../pageTypes';
import { figures } from './figures';
import { callLink, contactLink } from './links';
import { dateLocale } from './locale';
import { paymentFacts } from './payment';

const listed = new Intl.ListFormat(dateLocale, { type: 'conjunction' });
const fact = (label: string, values: readonly string[]): Fact[] =>
  values.length > 0 ? [{ label, values }] : [];
const text = (value: string) => (value === '' ? [] : [value]);

function places({ officeHours, clinicAddress, clinicLandmark, languages }: Facts): Fact[] {
  return [
    ...fact('Ofisi', [owner.address]),
    ...fact('Saa za ofisi', officeHours),
    ...fact('Ambulensi na wanaopokea simu', ['Mchana na usiku, kila siku ya mwaka']),
    ...fact('Kliniki', [...text(clinicAddress), ...text(clinicLandmark)]),
    ...fact('Lugha', languages),
  ];
}

/** The page in Kiswahili from what the owner has set; what is not set is not on it. */
export function numbersFrom(facts: Facts): NumbersContent {
  const { licences, counties, bases, ambulances, advancedUnits, crew, complaintDays, openJobs } = facts;
  const figure = (value: number | undefined, label: string) =>
    value === undefined ? [] : [{ value: String(value), label }];
  return {
    meta: {
      title: 'Takwimu na leseni za huduma yetu',
      description:
        'Takwimu, leseni, kaunti, njia za kulipa, anwani na saa za ofisi za huduma yetu ya ambulensi Kenya, na jinsi ya kutoa malalamiko.',
    },
    banner: {
      title: 'Takwimu na Leseni Zetu',
      lead: 'Unachoweza kuhakikisha kabla ya kututegemea.',
      picture,
    },
    figures: {
      title: 'Huduma yetu kwa takwimu',
      items: [
        figures.years,
        figures.calls,
        figures.evacuations,
        ...figure(ambulances, 'ambulensi'),
        ...figure(advancedUnits, `ambulensi ${advancedUnits === 1 ? 'ya' : 'za'} wagonjwa mahututi`),
        ...figure(crew, 'paramediki na wahudumu (EMT)'),
      ],
    },
    papers: {
      title: 'Leseni na usajili',
      paragraphs: [
        'Je, unahitaji nakala ya leseni au ya bima yetu kwa zabuni au mkataba? Tuandikie, useme ni ya nani.',
      ],
      facts: fact('Nambari zetu', licences),
    },
    map:
      counties.length === 0
        ? undefined
        : {
            title: 'Tunapofanya kazi',
            label: `Ramani ya Kenya ambapo kaunti ${counties.length === 1 ? 'hii ina' : 'hizi zina'} alama: ${listed.format(counties)}`,
            listTitle: `Kaunti ${String(counties.length)} kati ya 47`,
            served: counties,
            note:
              bases.length === 0
                ? undefined
                : `Ambulensi zetu hukaa tayari hapa: ${listed.format(bases)}. Pia tunakuja mahali pengine: tupigie uulize.`,
          },
    payment: {
      title: 'Jinsi ya kulipa',
      paragraphs: ['Kwa dharura wahudumu huja kwanza, na bili hufuata.'],
      facts: paymentFacts(facts),
    },
    places: { title: 'Utatupata wapi na lini', paragraphs: [], facts: places(facts) },
    complaints: {
      title: 'Kama kuna malalamiko',
      paragraphs: [
        `Tuambie nini kilitokea, lini, na jinsi ya kukufikia. Tumia fomu ya mawasiliano, tupigie simu, au andika kwa ${owner.email}.`,
        complaintDays === undefined
          ? 'Tunachunguza malalamiko yote, na tunakuambia tulichogundua.'
          : `Tunachunguza malalamiko yote, na tunakuambia tulichogundua ndani ya siku ${String(complaintDays)}.`,
        'Kama jibu letu halikusaidii, andikia Baraza la Madaktari la Kenya (Kenya Medical Practitioners and Dentists Council), ambalo husajili ambulensi na wahudumu wa dharura.',
      ],
    },
    work: {
      title: 'Kazi na mafunzo kwetu',
      paragraphs: [
        'Tunafundisha umma, shule na kampuni huduma ya kwanza. Tuandikie ili ushiriki au uombe kazi.',
      ],
      jobs: fact('Nafasi za kazi', openJobs),
      training: {
        label: 'Mafunzo ya huduma ya kwanza huanza',
        days: facts.trainingDates,
        locale: dateLocale,
      },
    },
    call: {
      title: 'Kuna kinachokosekana?',
      text: 'Tuulize. Tunajibu tunachoweza kujibu; tusipoweza, tunasema.',
      actions: [contactLink, callLink],
    },
  };
}

/** Figures, licences, counties, payment and addresses of the service, in Kiswahili. */
export const numbersAndPapers: NumbersContent = numbersFrom(ownFacts);
