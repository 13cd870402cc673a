import texts from '#words/firstAid/firstAid.json';
import backBlows from 'virtual:picture/firstAid-back-blows';
import cpr from 'virtual:picture/firstAid-cpr';
import pressWound from 'virtual:picture/firstAid-press-wound';
import type { FirstAidPartId } from '../../../domain/firstAidPath';
import type { FirstAidTopicRow } from '../../../sections/FirstAidTopics/FirstAidTopics';
import type { FirstAidOverview, FirstAidPageId } from '../../firstAidTypes';
import { keepsOffline } from '../../keepsOffline';
import { emergency } from '../emergency';
import { keepOffline } from '../keepOffline';
import { firstAidDraft } from '../translation';
import { reviews } from './reviews';
import { pageLink, callLink } from '../links';
import { callNote, linkTo, linkToPart, pathOf, titles } from './titles';
import { wakes } from './wakes';

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
  meta: texts.meta,
  title: texts.title,
  lead: texts.lead,
  topics: {
    question: wakes,
    search: {
      label: texts.topics.search.label,
      found: texts.topics.search.found,
      one: texts.topics.search.one,
      none: texts.topics.search.none,
      ask: pageLink(texts.topics.search.ask, '/ChatBot'),
      urgent: texts.topics.search.urgent,
    },
    first: [
      row('notBreathing', texts.topics.first.noBreathOnlyGasps.cprUnconsciousCollapsedCardiacArrest, {
        text: texts.topics.first.noBreathOnlyGasps.text,
        picture: cpr,
      }),
      row('choking', texts.topics.first.cannotCoughCryTalk.stuckThroatAmepaliwaAmekabwaImekwama, {
        text: texts.topics.first.cannotCoughCryTalk.text,
        picture: backBlows,
      }),
      row('bleeding', texts.topics.first.poursSoaksThrough.woundCutBloodDamuNyingi, {
        text: texts.topics.first.poursSoaksThrough.text,
        picture: pressWound,
      }),
    ],
    groups: [
      {
        id: 'wake',
        title: texts.topics.groups.wake.title,
        items: [
          row('notAwake', texts.topics.groups.wake.items.notAwake),
          partRow('drunk', texts.topics.groups.wake.items.drunk),
          row('spine', texts.topics.groups.wake.items.spine),
          row('seizure', texts.topics.groups.wake.items.seizure),
          row('drowning', texts.topics.groups.wake.items.drowning),
          row('electricShock', texts.topics.groups.wake.items.electricShock),
          row('lowSugar', texts.topics.groups.wake.items.lowSugar),
          row('fainting', texts.topics.groups.wake.items.fainting),
        ],
      },
      {
        id: 'breathe',
        title: texts.topics.groups.breathe.title,
        items: [
          row('asthma', texts.topics.groups.breathe.items.asthma),
          row('allergy', texts.topics.groups.breathe.items.allergy),
          row('smoke', texts.topics.groups.breathe.items.smoke),
        ],
      },
      {
        id: 'chest',
        title: texts.topics.groups.chest.title,
        items: [
          row('heartAttack', texts.topics.groups.chest.items.heartAttack),
          row('stroke', texts.topics.groups.chest.items.stroke),
        ],
      },
      {
        id: 'hurt',
        title: texts.topics.groups.hurt.title,
        items: [
          row('burns', texts.topics.groups.hurt.items.burns),
          row('chemical', texts.topics.groups.hurt.items.chemical),
          row('roadAccident', texts.topics.groups.hurt.items.roadAccident),
          row('headInjury', texts.topics.groups.hurt.items.headInjury),
          row('brokenBone', texts.topics.groups.hurt.items.brokenBone),
          row('trapped', 'building amebanwa jengo'),
          row('attack', texts.topics.groups.hurt.items.attack),
          row('nosebleed', 'damu puani'),
        ],
      },
      {
        id: 'bite',
        title: texts.topics.groups.bite.title,
        items: [
          row('snakebite', texts.topics.groups.bite.items.snakebite),
          row('dogBite', texts.topics.groups.bite.items.dogBite),
          partRow('wildAnimal', texts.topics.groups.bite.items.wildAnimal),
          partRow('scorpion', texts.topics.groups.bite.items.scorpion),
          row('poison', texts.topics.groups.bite.items.poison),
          row('heat', texts.topics.groups.bite.items.heat),
        ],
      },
      {
        id: 'child',
        title: texts.topics.groups.child.title,
        items: [
          row('birth', texts.topics.groups.child.items.birth),
          row('newborn', texts.topics.groups.child.items.newborn),
          row('pregnancy', texts.topics.groups.child.items.pregnancy),
          row('sickChild', texts.topics.groups.child.items.sickChild),
          partRow('sickleCell', texts.topics.groups.child.items.sickleCell),
        ],
      },
      {
        id: 'safe',
        title: texts.topics.groups.safe.title,
        note: texts.topics.groups.safe.note,
        items: [
          row('sexualViolence', texts.topics.groups.safe.items.sexualViolence),
          row('violenceAtHome', texts.topics.groups.safe.items.violenceHome),
          row('despair', texts.topics.groups.safe.items.despair),
          row('despairHelper', texts.topics.groups.safe.items.despairHelper),
        ],
      },
      {
        id: 'ready',
        title: texts.topics.groups.ready.title,
        items: [
          row('whatToSay', texts.topics.groups.ready.items.whatSay),
          row('kit', 'box bandage gauze'),
          row('plan', texts.topics.groups.ready.items.plan),
        ],
      },
    ],
  },
  ...(firstAidDraft !== undefined &&
    Object.keys(titles).some((id) => !(id in reviews)) && { draft: firstAidDraft }),
  ...(keepsOffline && { keepOffline }),
  call: callLink,
  callNote,
  emergency: {
    ...emergency,
    ...(emergency.meanwhile && {
      meanwhile: { ...emergency.meanwhile, topics: [linkTo('whatToSay')] },
    }),
  },
};
