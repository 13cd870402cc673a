import { concernSources as c } from '../../en/firstAid/concernSources';
import { sources as s } from '../../en/firstAid/sources';
import { whatHappensLink, whereAmILink } from '../links';
import { firstAidTopic } from './frame';
import { allTopics, linkTo } from './titles';

/** What to say when you call, and what to do until help comes; in Kiswahili. */
export const whatToSay = firstAidTopic({
  id: 'whatToSay',
  meta: {
    title: 'Useme nini unapopiga simu ya ambulensi',
    description:
      'Uko wapi, nambari yako, nini kimetokea: maswali utakayoulizwa, kwa mpangilio, na cha kufanya hadi ambulensi ifike.',
  },
  stepsTitle: 'Sema kwa mpangilio huu',
  steps: [
    {
      act: 'Uko wapi:',
      text: 'kaunti, mji au mtaa; barabara na upande unaoelekea; stage, shule, kanisa au msikiti wa karibu.',
      isLarge: true,
      from: [s.callers, c.places],
    },
    { act: 'Nambari yako ya simu.', from: [s.callers] },
    { act: 'Nini kimetokea.', from: [s.callers] },
    { act: 'Anaamka? Anapumua?', from: [s.callers] },
    { act: 'Ana umri gani, na ni watu wangapi.', from: [s.callers] },
    { act: 'Hatari ambazo bado zipo.', from: [s.callers] },
    {
      act: 'Usikate simu hadi uambiwe.',
      text: 'Majibu yako hayaicheleweshi ambulensi.',
      from: [s.callers],
    },
  ],
  callIf: [
    { text: 'Haamki, au hapumui kawaida.', from: [s.callers] },
    { text: 'Maumivu ya kifua, au dalili za kiharusi.', from: [s.callers] },
    { text: 'Anapumua kwa shida, au uso au ulimi umevimba.', from: [s.callers, s.firstAid] },
    { text: 'Anavuja damu nyingi, au ameungua vibaya.', from: [s.callers] },
    {
      text: 'Degedege au kifafa zaidi ya dakika 5, mara ya kwanza, au kimoja baada ya kingine.',
      from: [s.callers, s.common],
    },
    {
      text: 'Anazaa, au damu, degedege au kifafa cha mimba, au kichwa kinauma sana wakati wa ujauzito.',
      from: [s.callers],
    },
    { text: 'Mtoto aliyelegea, amekuwa wa bluu au ni vigumu kumwamsha.', from: [s.callers] },
    { text: 'Sumu, kuumwa na nyoka, kuzama majini, kupigwa na stima.', from: [s.common] },
    { text: 'Aligongwa kichwa, na ana usingizi, anatapika au amechanganyikiwa.', from: [s.common] },
    { text: 'Yuko karibu kujiua.', from: [s.common] },
    { text: 'Ajali mbaya.', from: [s.callers] },
  ],
  more: [
    {
      id: 'place',
      title: 'Barabara haina jina?',
      items: [
        {
          text: 'Rangi ya geti, ghorofa, nambari ya ploti. Kwenye barabara kuu, nguzo ya kilomita.',
          from: [c.places],
        },
        { text: 'Mashambani: kata ndogo, soko, kisima, zahanati.', from: [c.places] },
        {
          text: 'Maps: bonyeza mahali hapo kwa kidole bila kuachilia, soma Plus Code na mji.',
          from: [c.places],
        },
        {
          text: 'Kutaneni na wahudumu kwenye barabara ambayo gari linafika. Anayesubiri abebe tochi.',
          from: [c.places],
        },
        { text: 'Mahali ulipo kwa WhatsApp: tuma baada ya kupiga simu, si kabla.', from: [s.common] },
      ],
    },
    {
      id: 'waiting',
      title: 'Unaposubiri',
      items: [
        { text: 'Fungua geti, washa taa.', from: [s.callers] },
        { text: 'Tuma mtu barabarani.', from: [s.callers] },
        { text: 'Andika orodha ya dawa na mzio wake.', from: [s.callers] },
      ],
    },
  ],
  related: [whereAmILink, whatHappensLink, linkTo('notBreathing'), linkTo('plan'), allTopics],
});
