import { concernSources as c } from '../../en/firstAid/concernSources';
import { sources as s } from '../../en/firstAid/sources';
import { firstAidTopic } from './frame';
import { ifNoResponse } from './sharedLines';
import { allTopics, linkTo } from './titles';

/** A bad allergic reaction, in Kiswahili. */
export const allergy = firstAidTopic({
  id: 'allergy',
  meta: {
    title: 'Mzio mkali: sindano ya adrenalini, alale chali',
    description:
      'Uso au ulimi unavimba, mlio wa pumzi au kuzimia baada ya chakula, mdudu au dawa: sindano yake ya adrenalini sasa, piga simu, alale chali.',
  },
  steps: [
    {
      ask: 'Ana sindano ya adrenalini (pen)?',
      act: 'Itumie sasa.',
      text: 'Upande wa nje wa paja, kupitia nguo, ishikilie hapo. Kisha piga simu.',
      isLarge: true,
      from: [s.firstAid, c.allergy],
    },
    {
      act: 'Mlaze chali, miguu juu.',
      text: 'Anapumua kwa shida: aketi, miguu imenyooka. Mjamzito: ubavu wa kushoto.',
      from: [c.allergy],
    },
    {
      ask: 'Hajapata nafuu baada ya dakika 5?',
      act: 'Tumia sindano (pen) ya pili.',
      from: [s.firstAid, c.allergy],
    },
    { ask: 'Ni nyuki?', act: 'Kimbilia ndani.', text: 'Kisha kwangua miiba itoke.', from: [s.common] },
    ifNoResponse,
  ],
  callIf: [
    { text: 'Uso au ulimi unavimba.', from: [c.allergy] },
    { text: 'Sauti imekauka, au anapumua kwa mlio wa filimbi.', from: [c.allergy] },
    { text: 'Anazimia.', from: [c.allergy] },
    { text: 'Imeanza baada ya chakula, kuumwa na mdudu au dawa. Huenda hana vipele.', from: [c.allergy] },
  ],
  never: [
    { text: 'Asisimame wala kutembea, hata akipata nafuu.', from: [c.allergy] },
    { text: 'Usingoje tembe zifanye kazi.', from: [c.allergy] },
  ],
  related: [linkTo('asthma'), linkTo('choking'), linkTo('notBreathing'), allTopics],
});
