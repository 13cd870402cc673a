import { concernSources as c } from '../../en/firstAid/concernSources';
import { sources as s } from '../../en/firstAid/sources';
import { firstAidTopic } from './frame';
import { ifNoResponse } from './sharedLines';
import { allTopics, linkTo } from './titles';

/** A bad allergic reaction, in Kiswahili. */
export const allergy = firstAidTopic({
  id: 'allergy',
  meta: {
    title: 'Mzio mkali: adrenalini, alale chali',
    description:
      'Uso au ulimi unavimba, mlio wa pumzi au kuzimia baada ya chakula, mdudu au dawa: sindano ya adrenalini sasa, alale chali. Na kama hakuna sindano.',
  },
  steps: [
    {
      ask: 'Kuna sindano ya adrenalini (pen)?',
      act: 'Itumie sasa.',
      text: 'Upande wa nje wa paja, kupitia nguo, ishikilie hapo. Kisha piga simu. Inaweza kuwa ya mtu mwingine.',
      isLarge: true,
      from: [s.firstAid, c.allergy, s.common],
    },
    {
      act: 'Mlaze chali, miguu juu.',
      text: 'Anapumua kwa shida: aketi, miguu imenyooka. Anatapika au ana usingizi: ubavu. Mjamzito: ubavu wake wa kushoto. Mtoto mdogo: mshike akiwa amelala.',
      isLarge: true,
      from: [c.anaphylaxis],
    },
    {
      ask: 'Hakuna sindano (pen)?',
      act: 'Piga simu, sema “anaphylaxis”. Mbebe akiwa amelala hadi mahali pa karibu penye adrenalini,',
      text: 'hata zahanati. Sema: “Adrenalini kwenye paja, sasa.”',
      from: [s.common],
    },
    {
      ask: 'Hajapata nafuu dakika 5 baada ya sindano (pen)?',
      act: 'Tumia sindano (pen) ya pili.',
      from: [c.anaphylaxis, c.allergy],
    },
    {
      ask: 'Anapumua kwa mlio wa filimbi?',
      act: 'Inhaler ya bluu, baada ya adrenalini,',
      text: 'kamwe si badala yake.',
      from: [c.anaphylaxis],
    },
    {
      ask: 'Kuna mwiba wa mdudu?',
      act: 'Utoe.',
      text: 'Nyuki bado wapo? Ondokeni kwanza. Aliyeanza kuugua abebwe.',
      from: [c.anaphylaxis, s.common],
    },
    ifNoResponse,
    {
      act: 'Nenda hospitali, hata akipata nafuu.',
      text: 'Akae huko kwa masaa 4 au zaidi.',
      from: [c.anaphylaxis],
    },
  ],
  callIf: [
    { text: 'Uso au ulimi unavimba.', from: [c.allergy] },
    { text: 'Sauti imekauka, au anapumua kwa mlio wa filimbi.', from: [c.allergy] },
    { text: 'Anazimia.', from: [c.allergy] },
    { text: 'Imeanza baada ya chakula, dawa, au kuumwa na mdudu. Huenda hana vipele.', from: [c.allergy] },
  ],
  never: [
    { text: 'Asisimame wala kutembea, hata akipata nafuu.', from: [c.allergy] },
    { text: 'Usimkalishe kwenye kiti, wala wima ndani ya gari.', from: [c.anaphylaxis] },
    { text: 'Usingoje tembe zifanye kazi. Usimpe kitu cha kunywa.', from: [c.allergy, c.anaphylaxis] },
  ],
  related: [linkTo('asthma'), linkTo('choking'), linkTo('notBreathing'), allTopics],
});
