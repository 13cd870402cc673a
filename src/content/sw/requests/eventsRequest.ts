import { events } from '../../../domain/requests/events';
import type { WordsOf } from '../../../domain/requests/words';
import type { RequestContent } from '../../formTypes';
import { crowdCover, dayWords, organiser, yesNoWords, you } from './common';
import { requestContent } from './requestContent';

const words: WordsOf<typeof events> = {
  name: 'Huduma kwa Hafla',
  steps: {
    event: {
      question: 'Ni hafla gani?',
      title: 'Hafla',
      fields: {
        title: { label: 'Jina la hafla', short: 'Jina', required: 'Andika jina la hafla.' },
        setting: {
          label: 'Aina ya hafla',
          short: 'Aina',
          required: 'Chagua aina ya hafla.',
          options: {
            concert: 'Tamasha au sherehe',
            wedding: 'Harusi au siku ya familia',
            worship: 'Krusedi au ibada',
            rally: 'Mkutano wa hadhara',
            market: 'Soko au maonyesho',
            company: 'Siku ya kampuni au kongamano',
            filming: 'Kurekodi filamu',
            other: 'Nyingine',
          },
        },
        people: {
          label: 'Watu wengi zaidi kwa wakati mmoja',
          short: 'Watu',
          help: 'Makadirio yanatosha.',
          required: 'Andika unatarajia watu wangapi, wanapokuwa wengi zaidi.',
        },
        risks: {
          label: 'Kutakuwa na nini?',
          short: 'Kutakuwa na',
          help: 'Chagua yote yatakayokuwepo, au usichague.',
          options: {
            alcohol: 'Pombe',
            camping: 'Kulala kambini usiku',
            water: 'Bwawa, ziwa au bahari',
            fireworks: 'Fataki au moto',
            animals: 'Wanyama',
          },
        },
      },
    },
    when: {
      question: 'Ni lini na wapi?',
      title: 'Lini na wapi',
      fields: {
        ...dayWords,
        starts: { ...dayWords.starts, label: 'Mageti yanafunguliwa' },
        ends: { ...dayWords.ends, label: 'Inaisha' },
        place: {
          label: 'Mahali',
          help: 'Jina la mahali, mji na kaunti. Plus Code inakaribishwa.',
          required: 'Andika hafla itakuwa wapi.',
        },
        access: {
          label: 'Ambulensi inaweza kufika kwenye umati au jukwaa?',
          short: 'Ambulensi inafika',
          required: 'Chagua kama ambulensi inaweza kufika.',
          options: yesNoWords,
        },
      },
    },
    cover: {
      question: 'Unafikiria huduma gani?',
      title: 'Huduma unayofikiria',
      fields: {
        wanted: crowdCover,
        onSite: {
          label: 'Mnaweza kutoa nini mahali hapo?',
          short: 'Mahali hapo',
          help: 'Chagua yote mnayoweza, au usichague.',
          options: {
            tent: 'Hema au chumba cha huduma ya kwanza',
            power: 'Umeme',
            water: 'Maji',
            security: 'Walinzi wenye redio',
          },
        },
        earlier: {
          label: 'Nini kilitokea katika hafla zilizopita?',
          short: 'Hafla zilizopita',
          help: 'Idadi na aina za majeraha, bila majina.',
        },
      },
    },
    you: { ...you, fields: organiser },
  },
};

/** The page of requests for cover of an event, in Kiswahili. */
export const eventsRequest: RequestContent = requestContent({
  sheet: { definition: events, words },
  backTo: '/EventCoverage',
  title: 'Omba huduma kwa hafla',
  description:
    'Omba watoa huduma ya kwanza, paramediki na ambulensi kwenye hafla yenu: tarehe, mahali, watu na mnachofikiria, kwa hatua chache fupi.',
});
