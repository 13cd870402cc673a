import { describe, expect, it } from 'vitest';
import { parseMessage } from '../../src/assistant/parseMessage';
import { type TopicId, topicIds } from '../../src/domain/assistantIds';

const named: Record<TopicId, readonly string[]> = {
  notBreathing: [
    'he is not breathing',
    'no pulse',
    'hapumui',
    'how to do cpr',
    'she drowned',
    'cardiac arrest',
    'ameacha kupumua',
  ],
  choking: [
    'choking',
    'baby is choking',
    'amekabwa na nyama',
    'food stuck in his throat',
    'chocking on a bone',
    'he is choking and cant breathe',
  ],
  bleeding: [
    'bleeding badly',
    'anatokwa na damu',
    'blood everywhere',
    'he was stabbed',
    'bleading',
    'amedungwa kisu',
  ],
  heartAttack: [
    'heart attack',
    'chest pain',
    'kifua kinauma',
    'maumivu ya moyo',
    'herat atack',
    'left arm is hurting',
  ],
  stroke: ['stroke', 'kiharusi', 'face drooping', 'slurred speech', 'mdomo umepinda', 'amepooza mkono'],
  burns: ['burnt my hand', 'ameungua', 'amechomeka na maji moto', 'scalded by tea'],
  roadAccident: [
    'car accident',
    'ajali',
    'boda crash',
    'hit by a matatu',
    'gari imepinduka',
    'nduthi accident',
  ],
  snakebite: ['snake bite', 'nyoka', 'ameumwa na nyoka', 'bitten by a cobra', 'puff adder snake bit me'],
  whatToSay: ['what do I say when I call', 'what will the operator ask', 'what do i tell the dispatcher'],
  kit: ['first aid kit', 'what is in a first aid box', 'sanduku la huduma ya kwanza'],
  plan: ['emergency plan', 'mpango wa dharura', 'school fire drill'],
  notAwake: [
    'unconscious',
    'amezimia',
    'she fainted',
    'blacked out',
    'wont wake up',
    'collapsed',
    'unconscious but breathing',
  ],
};

describe.each(topicIds)('%s', (topic) => {
  it.each(named[topic])('%s', (message) => {
    expect(parseMessage(message)?.topics).toEqual([topic]);
  });
});

it.each<[string, readonly TopicId[]]>([
  ['boda crash, he is bleeding and not breathing', ['notBreathing', 'bleeding', 'roadAccident']],
  ['car accident and she is burnt', ['burns', 'roadAccident']],
  ['chest pain then he collapsed', ['notAwake', 'heartAttack']],
  ['how do you bandage a wound', []],
  ['what is your response time', []],
])('%s: %j', (message, topics) => {
  expect(parseMessage(message)?.topics).toEqual(topics);
});

describe('topics that rule one another out', () => {
  it.each<[string, readonly TopicId[]]>([
    // Who does not breathe needs CPR, not the recovery position.
    ['unconscious and not breathing', ['notBreathing']],
    // Who chokes and is awake does not need CPR, even though no air passes.
    ['choking and turning blue', ['choking']],
    ['he was choking, now he is unconscious and not breathing', ['notBreathing', 'choking']],
    // Nothing to press on.
    ['pregnant and bleeding', []],
    ['vomiting blood', []],
    // Not on the road.
    ['accident at work', []],
    ['fell from a roof', []],
  ])('%s: %j', (message, topics) => {
    expect(parseMessage(message)?.topics).toEqual(topics);
  });
});
