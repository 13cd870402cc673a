import { schools } from '../../../domain/requests/schools';
import type { WordsOf } from '../../../domain/requests/words';
import type { RequestContent } from '../../formTypes';
import { person, you } from './common';
import { requestContent } from './requestContent';

const words: WordsOf<typeof schools> = {
  name: 'Huduma ya Dharura Shuleni',
  steps: {
    school: {
      question: 'Ni shule gani?',
      title: 'Shule',
      fields: {
        school: { label: 'Jina la shule', short: 'Jina', required: 'Andika jina la shule.' },
        place: {
          label: 'Mahali',
          help: 'Barabara, mji na kaunti, na alama iliyo karibu na geti. Plus Code inakaribishwa.',
          required: 'Andika shule iko wapi.',
        },
        pupils: { label: 'Wanafunzi', required: 'Andika idadi ya wanafunzi.' },
        boarders: {
          label: 'Wanafunzi wa bweni',
          required: 'Andika wangapi wanalala bwenini; 0 kama hakuna.',
        },
      },
    },
    grounds: {
      question: 'Shule imejiandaaje?',
      title: 'Huduma ya kwanza sasa',
      fields: {
        firstAid: {
          label: 'Nani hutoa huduma ya kwanza sasa?',
          short: 'Huduma ya kwanza',
          required: 'Chagua nani hutoa huduma ya kwanza sasa.',
          options: {
            nurse: 'Muuguzi',
            firstAiders: 'Wafanyakazi waliofunzwa',
            nobody: 'Hakuna aliyefunzwa',
          },
        },
        risks: {
          label: 'Shule ina nini?',
          short: 'Kuna',
          help: 'Chagua yote yaliyopo, au usichague.',
          options: {
            pool: 'Bwawa la kuogelea',
            laboratory: 'Maabara',
            workshop: 'Karakana au shamba',
            buses: 'Mabasi na safari za shule',
            games: 'Michezo ya kugongana',
          },
        },
      },
    },
    cover: {
      question: 'Unafikiria huduma gani?',
      title: 'Huduma unayofikiria',
      fields: {
        period: {
          label: 'Kwa muda gani?',
          short: 'Muda',
          required: 'Chagua ni kwa muda gani.',
          options: { term: 'Muhula', year: 'Mwaka', choose: 'Tusaidieni kuchagua' },
        },
        wanted: {
          label: 'Mnataka nini zaidi?',
          short: 'Mnataka',
          help: 'Chagua yote mnayotaka, au usichague.',
          options: {
            ambulance: 'Ambulensi mchana na usiku',
            training: 'Mafunzo ya huduma ya kwanza kwa wafanyakazi',
            plan: 'Mpango wa maandishi wa shule',
          },
        },
        visit: { label: 'Siku nzuri ya kuwatembelea', short: 'Ziara' },
      },
    },
    you: { ...you, fields: person },
  },
};

/** The page of requests for cover of a school, in Kiswahili. */
export const schoolsRequest: RequestContent = requestContent({
  sheet: { definition: schools, words },
  backTo: '/SchoolEmergencyCover',
  title: 'Omba huduma kwa shule',
  description:
    'Omba makubaliano ya ambulensi, mafunzo na mpango kwa shule yenu: wanafunzi, uwanja na mnachofikiria, kwa hatua chache fupi.',
});
