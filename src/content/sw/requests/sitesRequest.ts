import { sites } from '../../../domain/requests/sites';
import type { WordsOf } from '../../../domain/requests/words';
import type { RequestContent } from '../../formTypes';
import { organiser, period, you } from './common';
import { requestContent } from './requestContent';

const words: WordsOf<typeof sites> = {
  name: 'Huduma ya Dharura Kazini',
  steps: {
    site: {
      question: 'Ni mahali gani pa kazi?',
      title: 'Mahali pa kazi',
      fields: {
        work: {
          label: 'Aina ya kazi',
          short: 'Kazi',
          required: 'Chagua aina ya kazi.',
          options: {
            building: 'Ujenzi au kazi ya barabara',
            factory: 'Kiwanda au ghala',
            farm: 'Shamba',
            quarry: 'Machimbo au mgodi',
            office: 'Ofisi',
            other: 'Nyingine',
          },
        },
        place: {
          label: 'Mahali',
          help: 'Jina la mahali, mji na kaunti, na geti. Plus Code inakaribishwa.',
          required: 'Andika mahali pa kazi ni wapi.',
        },
        people: {
          label: 'Watu kwenye zamu kubwa zaidi',
          short: 'Watu',
          required: 'Andika ni watu wangapi hufanya kazi kwenye zamu kubwa zaidi.',
        },
        shifts: {
          label: 'Kazi hufanywa lini?',
          short: 'Zamu',
          required: 'Chagua kazi hufanywa lini.',
          options: { day: 'Mchana', dayAndNight: 'Mchana na usiku' },
        },
      },
    },
    risks: {
      question: 'Kuna hatari gani hapo?',
      title: 'Hatari na huduma ya kwanza',
      fields: {
        hazards: {
          label: 'Hatari za mahali pa kazi',
          short: 'Hatari',
          help: 'Chagua zote zilizopo, au usichague.',
          options: {
            height: 'Kazi za mahali pa juu',
            machines: 'Mashine',
            vehicles: 'Magari',
            chemicals: 'Kemikali',
            electricity: 'Umeme wa nguvu nyingi',
          },
        },
        firstAid: {
          label: 'Nani hutoa huduma ya kwanza sasa?',
          short: 'Huduma ya kwanza',
          required: 'Chagua nani hutoa huduma ya kwanza sasa.',
          options: {
            trained: 'Walioteuliwa na kufunzwa huduma ya kwanza',
            untrained: 'Mtu asiye na mafunzo',
            nobody: 'Hakuna',
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
          label: 'Huduma',
          short: 'Unataka',
          required: 'Chagua huduma unayofikiria.',
          options: {
            firstAider: 'Mtoa huduma ya kwanza kila zamu',
            paramedic: 'Paramediki kila zamu',
            vehicle: 'Ambulensi mahali pa kazi',
            onCall: 'Ambulensi ya kuitwa kwa simu',
            choose: 'Tusaidieni kuchagua',
          },
        },
        also: {
          label: 'Mnahitaji pia mojawapo ya haya?',
          short: 'Pia',
          help: 'Yote mawili yamo katika Legal Notice 79 ya 2024 kuhusu huduma ya kwanza kazini.',
          options: {
            audit: 'Ukaguzi wa huduma ya kwanza wa kila mwaka',
            training: 'Mafunzo kwa watoa huduma ya kwanza',
          },
        },
      },
    },
    you: { ...you, fields: organiser },
  },
};

/** The page of requests for cover of a workplace, in Kiswahili. */
export const sitesRequest: RequestContent = requestContent({
  sheet: { definition: sites, words },
  backTo: '/SiteEmergencyCover',
  title: 'Omba huduma kwa mahali pa kazi',
  description:
    'Omba huduma ya kwanza, paramediki au ambulensi mahali penu pa kazi: mahali, idadi ya watu, hatari na siku ya kuanza, kwa hatua chache.',
});
