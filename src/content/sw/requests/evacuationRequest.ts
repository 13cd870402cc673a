import { evacuation } from '../../../domain/requests/evacuation';
import type { WordsOf } from '../../../domain/requests/words';
import type { RequestContent } from '../../formTypes';
import { organiser, period, you } from './common';
import { requestContent } from './requestContent';

const words: WordsOf<typeof evacuation> = {
  name: 'Huduma ya Uokoaji',
  steps: {
    places: {
      question: 'Ni mahali gani?',
      title: 'Mahali',
      fields: {
        places: {
          label: 'Mahali penu',
          short: 'Mahali',
          help: 'Kila mahali kwenye mstari wake: jina, kaunti, na nukta za ramani au Plus Code.',
          required: 'Andika ni mahali gani.',
        },
        people: {
          label: 'Watu walio mahali pote kwa wakati mmoja',
          short: 'Watu',
          help: 'Wageni na wafanyakazi pamoja, watu wanapokuwa wengi zaidi.',
          required: 'Andika ni watu wangapi walio huko kwa wakati mmoja.',
        },
      },
    },
    access: {
      question: 'Panafikiwa vipi?',
      title: 'Njia na huduma ya kwanza',
      fields: {
        access: {
          label: 'Njia za kuingia na kutoka',
          short: 'Njia',
          help: 'Chagua zote zinazohusu, au usichague.',
          options: {
            road: 'Barabara ya gari lolote',
            fourByFour: 'Njia ya magari ya 4x4',
            airstrip: 'Uwanja mdogo wa ndege karibu',
            boat: 'Mashua',
          },
        },
        signal: {
          label: 'Mnaweza kupiga simu vipi kutoka huko?',
          short: 'Mawasiliano',
          required: 'Chagua mnavyoweza kupiga simu kutoka huko.',
          options: {
            mobile: 'Simu ya mkononi',
            radio: 'Redio',
            satellite: 'Simu au intaneti ya setilaiti',
            none: 'Si kutoka kila mahali',
          },
        },
        firstAid: {
          label: 'Nani hutoa huduma ya kwanza sasa?',
          short: 'Huduma ya kwanza',
          required: 'Chagua nani hutoa huduma ya kwanza sasa.',
          options: {
            clinician: 'Muuguzi au tabibu (clinical officer)',
            trained: 'Wafanyakazi waliofunzwa',
            nobody: 'Hakuna aliyefunzwa',
          },
        },
      },
    },
    cover: {
      question: 'Unafikiria huduma gani?',
      title: 'Huduma unayofikiria',
      fields: {
        ...period,
        wanted: {
          label: 'Unataka nini?',
          short: 'Unataka',
          help: 'Chagua yote unayotaka, au usichague.',
          options: {
            plan: 'Mpango wa maandishi kwa kila mahali',
            advice: 'Ushauri kwa simu mchana na usiku',
            road: 'Kuondoka kwa barabara',
            air: 'Kuondoka kwa ndege',
            training: 'Mafunzo kwa watu wa huko',
          },
        },
      },
    },
    you: { ...you, fields: organiser },
  },
};

/** The page of requests for evacuation cover, in Kiswahili. */
export const evacuationRequest: RequestContent = requestContent({
  sheet: { definition: evacuation, words },
  backTo: '/EvacuationServices',
  title: 'Omba huduma ya uokoaji',
  description:
    'Omba mpango na njia ya kuondoka, kwa lodge, kambi na timu zilizo mbali na hospitali: mahali, watu, njia na siku ya kuanza, kwa hatua chache.',
});
