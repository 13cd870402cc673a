import { sources as s } from '../../en/firstAid/sources';
import { firstAidTopic } from './frame';
import { helmet, jaw } from './injury';
import { nothingByMouth } from './sharedLines';
import { allTopics, linkTo } from './titles';

/** A crash on the road, in Kiswahili. */
export const roadAccident = firstAidTopic({
  id: 'roadAccident',
  meta: {
    title: 'Ajali ya barabarani: fanya nini kwanza',
    description:
      'Ajali ya barabarani: usalama wako, pembetatu (life savers), useme nini kwa simu, umsaidie nani kwanza, na kwa nini helmeti isivuliwe.',
  },
  steps: [
    {
      act: 'Simama mahali salama.',
      text: 'Washa taa za dharura (hazard), zima injini. Pembetatu (life savers) mbali nyuma, kadiri ilivyo salama. Usivute sigara.',
      from: [s.drivers],
    },
    {
      act: 'Piga simu.',
      text: 'Sema barabara, upande unaoelekea, alama ya karibu, na wangapi wameumia au wamenaswa.',
      from: [s.drivers],
    },
    {
      act: 'Saidia kwanza asiyepumua, au anayepumua kwa kelele.',
      text: 'Njia ya hewa iliyoziba huua katika dakika za kwanza.',
      links: [linkTo('notBreathing'), { label: 'Haamki', to: '#jaw' }],
      from: [s.drivers, s.resuscitationUk],
    },
    { act: 'Kisha anayevuja damu nyingi.', links: [linkTo('bleeding')], from: [s.firstAid] },
    {
      act: 'Waache walioumia mahali walipo,',
      text: 'isipokuwa kuna moto au magari yanapita. Wasipate baridi.',
      from: [s.drivers],
    },
  ],
  never: [
    {
      text: 'Usimvue mwendeshaji helmeti, isipokuwa hapumui, au hawezi kusaidiwa akiwa nayo.',
      from: [s.helmet],
    },
    { text: 'Usimvute mtu nje, isipokuwa kuna moto au magari yanapita.', from: [s.drivers] },
    nothingByMouth,
  ],
  techniques: [jaw],
  more: [helmet],
  related: [linkTo('spine'), linkTo('trapped'), linkTo('whatToSay'), allTopics],
});
