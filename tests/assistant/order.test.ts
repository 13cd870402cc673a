import { describe, expect, it } from 'vitest';
import { parseMessage } from '../../src/assistant/parseMessage';
import { type RuleId, ruleIds } from '../../src/domain/assistantIds';
import { rules } from '../../src/assistant/rules/rules';
import { phrasings } from './phrasings';

const ruleOf = (message: string) => parseMessage(message)?.rule;

/** Whether some message with words of both, one after the other, reaches `wanted`. */
const together = (first: RuleId, second: RuleId, wanted: RuleId) =>
  phrasings[first].some((one) => phrasings[second].some((other) => ruleOf(`${one}. ${other}`) === wanted));

it('has the 27 rules of the specification in its order', () => {
  expect(ruleIds).toEqual([
    'responseTime',
    'equipment',
    'call',
    'emergencyProcedure',
    'whatToDo',
    'hello',
    'availability',
    'paramedic',
    'contact',
    'transport',
    'cpr',
    'firstAidKit',
    'advancedCare',
    'crew',
    'training',
    'healthEmergency',
    'helping',
    'accident',
    'trauma',
    'heartOrStroke',
    'callAmbulance',
    'waiting',
    'inAmbulance',
    'emergencyPlan',
    'safeToWait',
    'stoppedBreathing',
    'emtDifference',
  ]);
  expect(rules.map(({ id }) => id)).toEqual(ruleIds);
});

it('gives way to later rules only', () => {
  for (const { id, yieldsTo = [] } of rules) {
    for (const later of yieldsTo) expect(ruleIds.indexOf(later), id).toBeGreaterThan(ruleIds.indexOf(id));
    expect(new Set(yieldsTo).size).toBe(yieldsTo.length);
  }
});

describe.each(rules.filter(({ id }) => id !== 'hello' && id !== 'emtDifference'))(
  '$id',
  ({ id, yieldsTo = [] }) => {
    const later = ruleIds.slice(ruleIds.indexOf(id) + 1);

    it.each(yieldsTo.map((other) => [other]))('yieldsTo a message to %s', (other) => {
      expect(together(id, other, other)).toBe(true);
    });

    // Of two that both claim a message the first wins, whichever was said first.
    it.each(later.filter((other) => !yieldsTo.includes(other)).map((other) => [other]))(
      'wins over %s',
      (other) => {
        expect(together(other, id, id)).toBe(true);
      },
    );
  },
);

it('gives every other rule more weight than a greeting', () => {
  for (const rule of ruleIds) {
    const messages = phrasings[rule].map((message) => `hello, ${message}`);
    const lost = messages.filter((message) => rule !== 'hello' && ruleOf(message) === 'hello');
    expect(lost).toEqual([]);
  }
});

it.each([
  // [general words that a later rule needs, the rule that answers]
  ['technically I recall nothing', 'fallback'],
  ['call an ambulance', 'callAmbulance'],
  ['what goes in a first aid kit', 'firstAidKit'],
  ['first aid for a heart attack', 'heartOrStroke'],
  ['what to do for a heart attack', 'heartOrStroke'],
  ['what to do after a car accident', 'accident'],
  ['is the paramedic different from the EMT', 'emtDifference'],
  ['what is inside the ambulance', 'inAmbulance'],
  ['is it safe while I am waiting until morning', 'safeToWait'],
  ['hello my dad has chest pain', 'heartOrStroke'],
  ['please call me', 'contact'],
  ['how do I call you', 'call'],
  ['emergency plan for the office', 'emergencyPlan'],
  ['learn first aid', 'training'],
])('%s: %s', (message, rule) => {
  expect(ruleOf(message)).toBe(rule);
});
