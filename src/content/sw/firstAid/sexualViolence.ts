import { concernSources as c } from '../../en/firstAid/concernSources';
import { sources as s } from '../../en/firstAid/sources';
import { quietTopic } from './frame';
import { quietLines as lines } from './quietLines';
import { allTopics, linkTo } from './titles';

/** Rape, in Kiswahili: for the person, and for who is with them. */
export const sexualViolence = quietTopic({
  id: 'sexualViolence',
  quiet: {
    title: 'Si kosa lako',
    lead: 'Ninakuamini. Wewe ndiye unayeamua kitakachofuata.',
    lines: [lines.violence, lines.child, lines.ours('Ambulensi yetu', 'Kama umeumia au unavuja damu')],
    noAnswer: 'Hawajibu? Piga tena, au laini inayofuata, au nenda hospitali ya karibu.',
  },
  stepsTitle: 'Kinachosaidia sasa',
  steps: [
    {
      act: 'Nenda hospitali mara moja.',
      text: 'Inaweza kuzuia HIV, mimba na maambukizi.',
      from: [c.usikimye, c.postRape],
    },
    {
      act: 'Usioge kwanza,',
      text: 'ukiweza kuvumilia. Umeoga? Nenda hata hivyo.',
      from: [c.usikimye],
    },
    { act: 'Weka nguo kwenye karatasi,', text: 'mfuko au gazeti, si plastiki.', from: [c.julisha] },
    {
      act: 'Si lazima uende polisi kwanza.',
      text: 'Matibabu hayawasubiri polisi.',
      from: [c.postRape],
    },
    {
      ask: 'Siku kadhaa zimepita?',
      act: 'Nenda hata hivyo.',
      text: 'Uliza kuhusu dawa ya HIV mara moja. Mimba inaweza kuzuiwa hadi siku 5. Hata baadaye kuna huduma kwa ajili yako.',
      from: [c.postRape],
    },
  ],
  more: [
    {
      id: 'helper',
      title: 'Uko na mtu aliyebakwa',
      items: [
        {
          text: 'Mwambie: “Ninakuamini. Si kosa lako. Wewe ndiye unayeamua.”',
          from: [c.violence],
        },
        { text: 'Usimuulize kwa nini. Usimlazimishe kwenda polisi.', from: [c.violence] },
        { text: 'Ni mtoto? Piga laini ya watoto. Mtu mzima lazima aripoti.', from: [s.common] },
      ],
    },
    {
      id: 'know',
      title: 'Vizuri kujua',
      items: [
        {
          text: 'Huduma baada ya kubakwa ni bure katika vituo vyake. Laini ya ukatili inajua kituo cha karibu.',
          from: [c.usikimye],
        },
        {
          text: 'Hospitali hujaza fomu moja (PRC), polisi nyingine (P3). Hakuna anayeruhusiwa kudai malipo.',
          from: [c.noFee],
        },
        { text: 'Wanaume, wavulana na wake pia hubakwa. Msaada ni kwa wote.', from: [s.common] },
      ],
    },
  ],
  related: [linkTo('violenceAtHome'), linkTo('despair'), linkTo('attack'), allTopics],
});
