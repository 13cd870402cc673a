import pressWound from 'virtual:picture/firstAid-press-wound/sw';
import tourniquetPicture from 'virtual:picture/firstAid-tourniquet/sw';
import { sources as s } from '../../en/firstAid/sources';
import type { FirstAidList } from '../../firstAidTypes';
import { firstAidTopic } from './frame';
import { ifNoResponse } from './sharedLines';
import { allTopics, linkTo } from './titles';

/** How a tourniquet is tied, in Kiswahili. */
const tourniquet: FirstAidList = {
  id: 'tourniquet',
  title: 'Jinsi ya kufunga kitambaa cha kuzuia damu',
  items: [
    {
      act: 'Chukua kitambaa chenye upana wa sentimita 5:',
      text: 'skafu au kitambaa cha pembe tatu. Si waya, uzi wala kamba ya kiatu.',
      from: [s.tourniquet],
    },
    {
      act: 'Kifunge kati ya jeraha na mwili, sentimita 5 hadi 7 kutoka kwenye jeraha,',
      text: 'kamwe si kwenye kiwiko au goti. Funga nje ya nguo ikibidi. Huoni jeraha? Kifunge juu kabisa, karibu na bega au kinena.',
      from: [s.tourniquet],
    },
    { act: 'Funga fundo moja. Weka kijiti kwenye fundo, kisha funga tena.', from: [s.tourniquet] },
    {
      act: 'Zungusha kijiti hadi damu ikome.',
      text: 'Itauma. Funga kijiti kisisogee.',
      pictures: [tourniquetPicture],
      from: [s.tourniquet],
    },
    {
      act: 'Andika saa. Usilegeze kamwe.',
      text: 'Damu bado inatoka? Funga cha pili kando ya cha kwanza, upande wa mwili.',
      from: [s.tourniquet],
    },
  ],
};

/** Heavy bleeding, in Kiswahili. */
export const bleeding = firstAidTopic({
  id: 'bleeding',
  meta: {
    title: 'Anavuja damu nyingi: bonyeza jeraha kwanza',
    description:
      'Jeraha linavuja damu nyingi: libonyeze papo hapo na usiachilie. Cha kufanya kwa mkono, mguu, kinena au kwapa hadi msaada ufike.',
  },
  steps: [
    {
      act: 'Bonyeza kwa nguvu, moja kwa moja kwenye jeraha.',
      text: 'Kitambaa, mikono miwili imenyooka, uzito wote. Vaa glavu au mifuko ya plastiki. Kata nguo.',
      isLarge: true,
      pictures: [pressWound],
      from: [s.firstAid, s.tourniquet],
    },
    {
      act: 'Usiinue kitambaa kutazama.',
      text: 'Kimelowa? Ongeza kingine juu, bonyeza zaidi.',
      from: [s.firstAid, s.tourniquet],
    },
    {
      ask: 'Mkono au mguu bado unamwaga damu, au umekatika nusu?',
      act: 'Funga kitambaa cha kuzuia damu:',
      links: [{ label: 'jinsi', to: '#tourniquet' }],
      from: [s.firstAid],
    },
    {
      ask: 'Kinena, kwapa au upande wa shingo?',
      act: 'Sukuma kitambaa ndani kabisa ya jeraha hadi lijae.',
      text: 'Kisha bonyeza, dakika 3 au zaidi. Si kifuani wala tumboni.',
      from: [s.firstAid, s.common],
    },
    {
      act: 'Mlaze chali, asipate baridi.',
      text: 'Ana tundu kifuani? Aketi.',
      from: [s.firstAid, s.tourniquet, s.chest],
    },
    ifNoResponse,
  ],
  never: [
    { text: 'Usitoe kitu kilichoingia kwenye jeraha.', from: [s.firstAid] },
    {
      text: 'Usilegeze kitambaa cha kuzuia damu. Kamwe usikifunge shingoni.',
      from: [s.tourniquet, s.common],
    },
  ],
  techniques: [tourniquet],
  more: [
    {
      id: 'more',
      title: 'Majeraha mengine',
      items: [
        {
          text: 'Kitu kimeingia: kiache. Bonyeza pande zote mbili, weka vitambaa kukizunguka.',
          from: [s.firstAid],
        },
        {
          text: 'Tundu kifuani: liache wazi. Aketi, aegemee upande ulioumia.',
          from: [s.firstAid, s.chest],
        },
        {
          text: 'Ukingo wa tundu ukivuja damu, uwekee kitambaa chepesi. Usizibe tundu. Akipumua kwa shida zaidi: kitoe.',
          from: [s.firstAid, s.chest],
        },
        {
          text: 'Utumbo umetoka: ufunike kwa kitambaa safi kilicholowa maji. Usiurudishe ndani.',
          from: [s.common],
        },
        {
          text: 'Sehemu ya mwili imekatika: bonyeza jeraha lililobaki. Funga sehemu iliyokatika kwa kitambaa safi chenye unyevu, kwenye mfuko uliofungwa.',
          from: [s.common],
        },
        {
          text: 'Weka mfuko huo kwenye maji yenye barafu, kamwe si kwenye barafu yenyewe.',
          from: [s.common],
        },
        {
          text: 'Jino la mtu mzima limetoka: lishike upande wa kutafuna, liweke kwenye maziwa.',
          from: [s.common],
        },
      ],
    },
  ],
  related: [linkTo('attack'), linkTo('roadAccident'), linkTo('pregnancy'), linkTo('kit'), allTopics],
});
