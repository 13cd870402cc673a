import { sports } from '../../../domain/requests/sports';
import type { WordsOf } from '../../../domain/requests/words';
import type { RequestContent } from '../../formTypes';
import { crowdCover, dayWords, organiser, yesNoWords, you } from './common';
import { requestContent } from './requestContent';

const words: WordsOf<typeof sports> = {
  name: 'Huduma kwa Michezo',
  steps: {
    sport: {
      question: 'Ni mchezo gani?',
      title: 'Mchezo',
      fields: {
        sport: {
          label: 'Mchezo na jina la mashindano',
          short: 'Mchezo',
          help: 'Kwa mfano: raga ya wachezaji saba, fainali za kaunti.',
          required: 'Andika ni mchezo gani.',
        },
        level: {
          label: 'Kiwango',
          required: 'Chagua kiwango.',
          options: {
            school: 'Michezo ya shule',
            club: 'Klabu au ligi',
            national: 'Kitaifa au kimataifa',
            open: 'Wazi kwa wote, kama mbio za kujifurahisha',
          },
        },
        athletes: { label: 'Wanamichezo', required: 'Andika idadi ya wanamichezo.' },
        spectators: {
          label: 'Watazamaji',
          required: 'Andika idadi ya watazamaji; 0 kama hakuna.',
        },
        minors: {
          label: 'Kuna wanamichezo chini ya miaka 18?',
          short: 'Chini ya 18',
          required: 'Chagua kama kuna wanamichezo chini ya miaka 18.',
          options: yesNoWords,
        },
      },
    },
    when: {
      question: 'Ni lini na wapi?',
      title: 'Lini na wapi',
      fields: {
        ...dayWords,
        starts: { ...dayWords.starts, label: 'Wa kwanza kuanza' },
        ends: { ...dayWords.ends, label: 'Wa mwisho kumaliza' },
        place: {
          label: 'Mahali',
          help: 'Uwanja, mji na kaunti; kwa mbio, mwanzo na mwisho wake. Kiungo cha ramani kinakaribishwa.',
          required: 'Andika ni wapi.',
        },
        course: {
          label: 'Wanashindania wapi?',
          short: 'Njia',
          required: 'Chagua wanashindania wapi.',
          options: {
            ground: 'Uwanjani',
            road: 'Barabara za umma',
            trail: 'Nje ya barabara',
            water: 'Majini au juu ya maji',
          },
        },
      },
    },
    cover: {
      question: 'Unafikiria huduma gani?',
      title: 'Huduma unayofikiria',
      fields: {
        wanted: crowdCover,
        doctors: { label: 'Madaktari na wataalamu wa fizio wa timu waliopo tayari', short: 'Waliopo tayari' },
        rules: {
          label: 'Kanuni za shirikisho lenu kuhusu huduma ya matibabu',
          short: 'Kanuni',
          help: 'Zinataka nini, au tuzipate wapi.',
        },
      },
    },
    you: { ...you, fields: organiser },
  },
};

/** The page of requests for cover of sports, in Kiswahili. */
export const sportsRequest: RequestContent = requestContent({
  sheet: { definition: sports, words },
  backTo: '/SportsCoverage',
  title: 'Omba huduma kwa mechi au mbio',
  description:
    'Omba huduma ya matibabu kwa mechi, mbio au michezo ya shule: mchezo, tarehe, njia na watu, kwa hatua chache fupi, moja kwa kila skrini.',
});
