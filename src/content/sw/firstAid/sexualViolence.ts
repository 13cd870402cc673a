import { concernSources as c } from '../../en/firstAid/concernSources';
import { helpLinks } from '../../en/firstAid/helpLinks';
import { sources as s } from '../../en/firstAid/sources';
import { firstAidTopic } from './frame';
import { allTopics, linkTo } from './titles';

/** Rape, in Kiswahili: for the person, and for who is with them. */
export const sexualViolence = firstAidTopic({
  id: 'sexualViolence',
  meta: {
    title: 'Amebakwa: kinachosaidia sasa, na nani',
    description:
      'Si kosa lako. Mahali pa kwenda ndani ya masaa 72, kinachoweza kuzuiwa, cha kuhifadhi, na laini za bure mchana na usiku. Kwako au rafiki.',
  },
  stepsTitle: 'Kinachosaidia sasa',
  steps: [
    {
      act: 'Ninakuamini. Si kosa lako.',
      text: 'Uko salama sasa? Umeumia au unavuja damu: tupigie simu.',
      isLarge: true,
      from: [c.violence],
    },
    {
      act: 'Nenda hospitali sasa, ndani ya masaa 72.',
      text: 'Inaweza kuzuia HIV, mimba na maambukizi.',
      isLarge: true,
      from: [c.usikimye],
    },
    {
      act: 'Piga simu bila malipo, mchana na usiku:',
      text: 'laini ya ukatili, au laini ya watoto.',
      links: [helpLinks.violence, helpLinks.child],
      from: [s.numbers],
    },
    {
      act: 'Weka nguo kwenye mfuko wa karatasi.',
      text: 'Ukiweza kuvumilia, usioge kwanza. Umeoga? Nenda hata hivyo.',
      from: [c.usikimye],
    },
    {
      act: 'Huduma baada ya kubakwa ni bure',
      text: 'katika vituo vyake. Uliza kwa simu kituo cha karibu kiko wapi.',
      from: [c.usikimye],
    },
    {
      ask: 'Zaidi ya masaa 72?',
      act: 'Nenda hata hivyo.',
      text: 'Mimba inaweza kuzuiwa hadi masaa 120.',
      from: [s.common],
    },
  ],
  never: [
    { text: 'Usimlaumu.', from: [c.violence] },
    { text: 'Usimlazimishe mtu kwenda polisi.', from: [c.violence] },
  ],
  related: [linkTo('violenceAtHome'), linkTo('despair'), linkTo('attack'), allTopics],
});
