import { describe, expect, it } from 'vitest';
import { readMessage } from '../../src/assistant/parseMessage';
import { expectedOf, wrongIn } from './expected';
import { fifthList } from './fifthList';
import { fourthList } from './fourthList';
import { reviewedList } from './reviewedList';
import { seventhList } from './seventhList';
import { sixthList } from './sixthList';
import { thirdList } from './thirdList';

describe.each([
  ['reviewed', reviewedList, 150],
  ['third', thirdList, 140],
  ['fourth', fourthList, 130],
  ['fifth', fifthList, 75],
  ['sixth', sixthList, 55],
  ['seventh', seventhList, 40],
])('the %s list', (_, list, least) => {
  const all = expectedOf(list);

  it('is long', () => {
    expect(new Set(all.map(({ message }) => message)).size).toBeGreaterThanOrEqual(least);
  });

  it.each(all.map((expected) => [expected.message, expected.wants.join(' '), expected] as const))(
    '%s: %s',
    (message, _wants, expected) => {
      const read = readMessage(message);
      expect(read && wrongIn(expected, read), JSON.stringify(read)).toEqual([]);
    },
  );
});
