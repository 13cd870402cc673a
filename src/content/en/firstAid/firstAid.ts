import type { FirstAidOverview } from '../../firstAidTypes';
import { firstAidFrame } from './frame';
import { topicLinks } from './topicLinks';

/** All first-aid pages, most urgent first. */
export const firstAid: FirstAidOverview = {
  meta: {
    title: 'First aid: what to do until we come',
    description:
      'Not breathing, choking, bleeding, chest pain, stroke, burns, a crash, a snakebite: first aid in short steps, and what to say when you call.',
  },
  title: 'First aid',
  lead: 'Call first. Then choose what has happened.',
  topics: {
    id: 'topics',
    title: 'What has happened?',
    items: [
      {
        title: 'Not awake, or not breathing',
        text: 'Adult, child, baby: CPR',
        to: topicLinks.notBreathing.to,
      },
      { title: 'Choking', text: 'Back blows and thrusts', to: topicLinks.choking.to },
      { title: 'Heavy bleeding', text: 'Press on the wound', to: topicLinks.bleeding.to },
      { title: 'Chest pain, heart attack', text: 'Sit, rest, call', to: topicLinks.heartAttack.to },
      { title: 'Signs of a stroke', text: 'Face, arms, speech, time', to: topicLinks.stroke.to },
      { title: 'Burns', text: 'Running water for 20 minutes', to: topicLinks.burns.to },
      { title: 'Road accident', text: 'Your safety first, then the injured', to: topicLinks.roadAccident.to },
      { title: 'Snakebite', text: 'Keep still, to hospital', to: topicLinks.snakebite.to },
      {
        title: 'What to say when you call',
        text: 'And what to do while you wait',
        to: topicLinks.whatToSay.to,
      },
      { title: 'First-aid kit', text: 'A list to check yours against', to: topicLinks.kit.to },
      { title: 'Emergency plan', text: 'For home, school and work', to: topicLinks.plan.to },
    ],
  },
  more: {
    id: 'sure',
    title: 'Not sure whether to call?',
    lead: 'Call. You do not need to know what is wrong: the dispatcher asks, and tells you what to do.',
    items: [],
    link: topicLinks.whatToSay,
  },
  frame: firstAidFrame,
};
