import backBlows from 'virtual:picture/firstAid-back-blows/sw';
import cpr from 'virtual:picture/firstAid-cpr/sw';
import pressWound from 'virtual:picture/firstAid-press-wound/sw';
import type { FirstAidPartId } from '../../../domain/firstAidPath';
import type { FirstAidTopicRow } from '../../../sections/FirstAidTopics/FirstAidTopics';
import type { FirstAidOverview, FirstAidPageId } from '../../firstAidTypes';
import { keepsOffline } from '../../keepsOffline';
import { emergency } from '../emergency';
import { keepOffline } from '../keepOffline';
import { callLink, linkInKiswahili } from '../links';
import { reviews } from './reviews';
import { callNote, linkToPart, pathOf, titles } from './titles';

/** A row of the list. @param words What people type for it beside its title, in Kiswahili, Sheng and English. */
const row = (
  id: FirstAidPageId,
  words: string,
  more: Pick<FirstAidTopicRow, 'text' | 'picture'> = {},
): FirstAidTopicRow => ({
  title: titles[id],
  to: pathOf(id),
  words,
  ...more,
});

/** A row that leads to a part of a page. */
const partRow = (id: FirstAidPartId, words: string): FirstAidTopicRow => {
  const { label: title, to } = linkToPart(id);
  return { title, to, words };
};

/** All first-aid pages in Kiswahili, most urgent first. */
export const firstAid: FirstAidOverview = {
  meta: {
    title: 'Huduma ya kwanza: fanya nini hadi tufike',
    description:
      'Hapumui, amepaliwa, anavuja damu, degedege au kifafa, sumu, anazaa, nyoka na zaidi: huduma ya kwanza kwa hatua fupi, na useme nini kwa simu.',
  },
  title: 'Huduma ya kwanza',
  lead: 'Piga simu kwanza. Kisha chagua unachoona.',
  topics: {
    search: {
      label: 'Unaona nini?',
      found: 'Kurasa {count} zinafaa. Bora zaidi ni ya kwanza.',
      one: 'Ukurasa mmoja unafaa.',
      none: 'Hakuna ukurasa wenye maneno haya. Piga simu: si lazima ujue ni nini.',
      ask: linkInKiswahili('Muulize msaidizi swali hili', '/ChatBot'),
      urgent: 'Haraka zaidi',
    },
    first: [
      row(
        'notBreathing',
        'cpr unconscious collapsed cardiac arrest fainted hapumui haamki amezimia amezima ako down hasongi amefeint cnt brth',
        { text: 'Au anavuta pumzi mara mojamoja', picture: cpr },
      ),
      row('choking', 'stuck throat amepaliwa amekabwa imekwama kooni amemeza shilingi mfupa', {
        text: 'Hawezi kukohoa, kulia au kuongea',
        picture: backBlows,
      }),
      row('bleeding', 'wound cut blood damu nyingi anavuja amekatwa tourniquet', {
        text: 'Inamwagika, au inalowesha kitambaa',
        picture: pressWound,
      }),
    ],
    groups: [
      {
        id: 'wake',
        title: 'Haamki',
        items: [
          row('notAwake', 'unconscious recovery position side haamki amezimia amepoteza fahamu'),
          partRow('drunk', 'alcohol spiked overdose amelewa mlevi pombe changaa haamki'),
          row('spine', 'neck back spine jaw helmet ameanguka shingo'),
          row('seizure', 'fits epilepsy degedege kifafa amekakamaa anatetemeka povu mdomoni'),
          row('drowning', 'water river pool anazama kisima shimo ya choo ndoo'),
          row('electricShock', 'stima umeme umemshika shoti radi lightning'),
          row('lowSugar', 'diabetic sukari imeshuka anatetemeka jasho'),
          row('fainting', 'fainted dizzy passed out amezirai kuzirai kuzimia amefeint kizunguzungu'),
        ],
      },
      {
        id: 'breathe',
        title: 'Anapumua kwa shida',
        items: [
          row('asthma', 'pumu inhaler anahema kifua kimebana wheeze'),
          row('allergy', 'anaphylaxis bees sting aleji mzio nyuki uso umevimba koo linafunga'),
          row('smoke', 'carbon monoxide generator charcoal makaa moshi fire gas smell gesi'),
        ],
      },
      {
        id: 'chest',
        title: 'Kifua, uso au mkono',
        items: [
          row('heartAttack', 'kifua kinauma moyo mshtuko wa moyo'),
          row('stroke', 'fast kiharusi uso umepinda ganzi hawezi kuongea'),
        ],
      },
      {
        id: 'hurt',
        title: 'Ameumia',
        items: [
          row('burns', 'scald fire hot water ameungua amechomeka uji umemmwagikia gesi imelipuka'),
          row('chemical', 'tindikali eye jicho cement'),
          row('roadAccident', 'crash car boda matatu ajali'),
          row('headInjury', 'concussion amegonga kichwa ameanguka'),
          row('brokenBone', 'fracture arm leg hip amevunjika'),
          row('trapped', 'building amebanwa jengo'),
          row('attack', 'shot gun stabbed knife mob beaten risasi kisu panga amenyongwa'),
          row('nosebleed', 'damu puani'),
        ],
      },
      {
        id: 'bite',
        title: 'Kuumwa, sumu au joto',
        items: [
          row('snakebite', 'cobra spit eye nyoka imetema mate'),
          row('dogBite', 'rabies cat monkey bat mbwa ameniuma paka tumbili popo kichaa'),
          partRow(
            'wildAnimal',
            'elephant buffalo hippo crocodile lion hyena leopard gored trampled ndovu tembo nyati kiboko mamba simba fisi chui',
          ),
          partRow('scorpion', 'stung nge ameniuma amedungwa'),
          row(
            'poison',
            'overdose pesticide sumu dawa ya panya dip roundup parafini paraffin jik vidonge tablets panadol nyingi changaa haoni battery',
          ),
          row('heat', 'heat stroke sun joto mkimbiaji ameanguka runner'),
        ],
      },
      {
        id: 'child',
        title: 'Mama, mtoto mchanga au mtoto',
        items: [
          row('birth', 'labour pregnant baby coming uchungu maji yamepasuka anazaa'),
          row('newborn', 'baby not crying halii'),
          row('pregnancy', 'miscarriage abortion damu nyingi presha haoni placenta mjamzito'),
          row('sickChild', 'fever malaria diarrhoea rash ors homa hanyonyi amelegea kuharisha mtoto vipele'),
          partRow('sickleCell', 'sickler selimundu seli mundu maumivu'),
        ],
      },
      {
        id: 'safe',
        title: 'Hayuko salama',
        note: 'Kila ukurasa kati ya hizi una “Ondoka hapa sasa”, na unaeleza jinsi ya kufuta historia.',
        items: [
          row('sexualViolence', 'raped sexual violence nimebakwa amenajisiwa'),
          row('violenceAtHome', 'husband beats me ananipiga gbv'),
          row('despair', 'kill myself nataka kufa najiua cant go on'),
          row('despairHelper', 'anataka kufa hanging hanged amejinyonga friend wants to die'),
        ],
      },
      {
        id: 'ready',
        title: 'Jitayarishe',
        items: [
          row('whatToSay', 'address place call mahali'),
          row('kit', 'box bandage gauze'),
          row('plan', 'wall drill home school'),
        ],
      },
    ],
  },
  ...(Object.keys(titles).some((id) => !(id in reviews)) && {
    draft: 'Rasimu: mhudumu wa afya anayezungumza Kiswahili bado hajazikagua kurasa hizi zote.',
  }),
  ...(keepsOffline && { keepOffline }),
  call: callLink,
  callNote,
  emergency,
};
