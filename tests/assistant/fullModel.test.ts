import { describe, expect, it } from 'vitest';
import { learned as full } from '../../src/assistant/model/fullWeights';
import { guesser } from '../../src/assistant/model/model';
import { learned as small } from '../../src/assistant/model/weights';
import { parseMessage } from '../../src/assistant/parseMessage';
import { replaceModel } from '../../src/assistant/reader';
import { ruleIds } from '../../src/domain/assistantIds';
import { expectedOf, wrongIn } from './expected';
import { fifthList } from './fifthList';
import { fourthList } from './fourthList';
import { morePhrasings } from './morePhrasings';
import { phrasings } from './phrasings';
import { reviewedList } from './reviewedList';
import { seventhList } from './seventhList';
import { sixthList } from './sixthList';
import { thirdList } from './thirdList';

const guess = guesser(full);

it('reads messages once it is put in place, and not before', () => {
  const message = 'my neighbour has a grinder spark in his eye';
  expect(parseMessage(message)).toEqual(parseMessage(message, guesser(small)));
  replaceModel(full);
  expect(parseMessage(message)).toEqual(parseMessage(message, guess));
  replaceModel(small);
  expect(parseMessage(message)).toEqual(parseMessage(message, guesser(small)));
});

describe('the larger model', () => {
  it.each([
    ['reviewed', reviewedList],
    ['third', thirdList],
    ['fourth', fourthList],
    ['fifth', fifthList],
    ['sixth', sixthList],
    ['seventh', seventhList],
  ])('reads the %s list as it wants', (_, list) => {
    for (const expected of expectedOf(list)) {
      const reading = parseMessage(expected.message, guess);
      expect(reading && wrongIn(expected, reading), expected.message).toEqual([]);
    }
  });

  it.each(ruleIds)('leaves %s its phrasings', (rule) => {
    for (const message of [...phrasings[rule], ...morePhrasings[rule]])
      expect(parseMessage(message, guess)?.rule, message).toBe(rule);
  });
});
