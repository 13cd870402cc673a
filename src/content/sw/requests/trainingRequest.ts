import { training } from '../../../domain/requests/training';
import type { WordsOf } from '../../../domain/requests/words';
import type { RequestContent } from '../../formTypes';
import { organiser, you } from './common';
import { requestContent } from './requestContent';

const words: WordsOf<typeof training> = {
  name: 'Mafunzo ya huduma ya kwanza',
  steps: {
    group: {
      question: 'Nani anataka kujifunza?',
      title: 'Kundi',
      fields: {
        audience: {
          label: 'Ni akina nani?',
          short: 'Nani',
          required: 'Chagua nani anataka kujifunza.',
          options: {
            workplace: 'Watoa huduma ya kwanza kazini',
            school: 'Wafanyakazi au wanafunzi wa shule',
            parents: 'Wazazi na walezi',
            sports: 'Makocha na klabu za michezo',
            other: 'Wengine',
          },
        },
        people: {
          label: 'Idadi ya watu',
          short: 'Watu',
          required: 'Andika watu wangapi wanataka kujifunza.',
        },
        before: {
          label: 'Wamewahi kupata mafunzo?',
          short: 'Awali',
          required: 'Chagua kama wamewahi kupata mafunzo.',
          options: {
            first: 'Hapana, ni mara yao ya kwanza',
            refresher: 'Ndiyo, ni kujikumbusha',
            mixed: 'Baadhi yao',
          },
        },
        topics: {
          label: 'Nini ni muhimu zaidi kwenu?',
          short: 'Mada',
          help: 'Chagua zote mnazotaka, au usichague.',
          options: {
            cpr: 'CPR na mashine ya kushtua moyo',
            bleeding: 'Majeraha, kuungua na kuanguka',
            children: 'Watoto wachanga na watoto',
            road: 'Ajali za barabarani',
          },
        },
      },
    },
    when: {
      question: 'Lini na wapi?',
      title: 'Lini na wapi',
      fields: {
        day: {
          label: 'Siku inayowafaa',
          short: 'Siku',
          required: 'Chagua siku inayowafaa.',
        },
        where: {
          label: 'Yafanyike wapi?',
          short: 'Chumba',
          required: 'Chagua yafanyike wapi.',
          options: { yours: 'Kwenye chumba chenu', ours: 'Kwenye chumba tutakachotafuta' },
        },
        place: { label: 'Mji na kaunti', short: 'Mahali', required: 'Andika mji na kaunti.' },
        language: {
          label: 'Lugha',
          required: 'Chagua lugha.',
          options: { english: 'Kiingereza', kiswahili: 'Kiswahili', both: 'Zote mbili' },
        },
      },
    },
    you: { ...you, fields: organiser },
  },
};

/** The page of requests for a course, in Kiswahili. */
export const trainingRequest: RequestContent = requestContent({
  sheet: { definition: training, words },
  backTo: '/NumbersAndPapers',
  title: 'Omba mafunzo ya huduma ya kwanza',
  description:
    'Omba mafunzo ya huduma ya kwanza ya kazini, shuleni, ya wazazi au klabu: nani, wangapi, siku gani na wapi, kwa hatua chache fupi.',
});
