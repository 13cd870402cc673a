import backBlows from 'virtual:picture/firstAid-back-blows';
import cpr from 'virtual:picture/firstAid-cpr';
import pressWound from 'virtual:picture/firstAid-press-wound';
import type { FirstAidPartId } from '../../../domain/firstAidPath';
import type { FirstAidTopicRow } from '../../../sections/FirstAidTopics/FirstAidTopics';
import type { FirstAidOverview, FirstAidPageId } from '../../firstAidTypes';
import { keepsOffline } from '../../keepsOffline';
import { emergency } from '../emergency';
import { keepOffline } from '../keepOffline';
import { callLink } from '../links';
import { callNote, linkTo, linkToPart, pathOf, titles } from './titles';

/** A row of the list. @param words What people type for it, in English, Swahili and Sheng. */
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

/** All first-aid pages, most urgent first. */
export const firstAid: FirstAidOverview = {
  meta: {
    title: 'First aid: what to do until we come',
    description:
      'Not breathing, choking, bleeding, a fit, poison, a birth, a snakebite and more: first aid in short steps, and what to say when you call.',
  },
  title: 'First aid',
  lead: 'Call first. Then choose what you see.',
  topics: {
    search: {
      label: 'What do you see?',
      found: '{count} pages fit. The best comes first.',
      one: 'One page fits.',
      none: 'No page has these words. Call: you do not need to know what it is.',
      ask: { label: 'Ask the assistant about this', to: '/ChatBot' },
      urgent: 'Most urgent',
    },
    first: [
      row(
        'notBreathing',
        'cpr unconscious collapsed cardiac arrest fainted hapumui haamki amezimia amezima ako down hasongi amefeint cnt brth',
        { text: 'No breath, or only gasps', picture: cpr },
      ),
      row('choking', 'stuck throat amepaliwa amekabwa imekwama kooni amemeza shilingi mfupa', {
        text: 'Cannot cough, cry or talk',
        picture: backBlows,
      }),
      row('bleeding', 'wound cut blood damu nyingi anavuja amekatwa tourniquet', {
        text: 'It pours, or soaks through',
        picture: pressWound,
      }),
    ],
    groups: [
      {
        id: 'wake',
        title: 'They do not wake up',
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
        title: 'They cannot breathe well',
        items: [
          row('asthma', 'pumu inhaler anahema kifua kimebana wheeze'),
          row('allergy', 'anaphylaxis bees sting aleji mzio nyuki uso umevimba koo linafunga'),
          row('smoke', 'carbon monoxide generator charcoal makaa moshi fire gas smell gesi'),
        ],
      },
      {
        id: 'chest',
        title: 'Chest, face or arm',
        items: [
          row('heartAttack', 'kifua kinauma moyo mshtuko wa moyo'),
          row('stroke', 'fast kiharusi uso umepinda ganzi hawezi kuongea'),
        ],
      },
      {
        id: 'hurt',
        title: 'They are hurt',
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
        title: 'Bite, poison or heat',
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
        title: 'Mother, baby or child',
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
        title: 'Not safe',
        note: 'Each of these pages has “Leave this page now”, and says how to clear the history.',
        items: [
          row('sexualViolence', 'raped sexual violence nimebakwa amenajisiwa'),
          row('violenceAtHome', 'husband beats me ananipiga gbv'),
          row('despair', 'kill myself nataka kufa najiua cant go on'),
          row('despairHelper', 'anataka kufa hanging hanged amejinyonga friend wants to die'),
        ],
      },
      {
        id: 'ready',
        title: 'Be ready',
        items: [
          row('whatToSay', 'address place call mahali'),
          row('kit', 'box bandage gauze'),
          row('plan', 'wall drill home school'),
        ],
      },
    ],
  },
  ...(keepsOffline && { keepOffline }),
  call: callLink,
  callNote,
  emergency: { ...emergency, meanwhile: { title: 'While you wait for us', topics: [linkTo('whatToSay')] } },
};
