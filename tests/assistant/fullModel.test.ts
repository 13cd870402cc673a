import { expect, it } from 'vitest';
import { learned as full } from '../../src/assistant/model/fullWeights';
import { guesser } from '../../src/assistant/model/model';
import { learned as small } from '../../src/assistant/model/weights';
import { parseMessage } from '../../src/assistant/parseMessage';
import { useModel } from '../../src/assistant/reader';

const message = 'my neighbour has a grinder spark in his eye';

const before = parseMessage(message);
useModel(full);

it('reads messages once it is put in place, and not before', () => {
  expect(before).toEqual(parseMessage(message, guesser(small)));
  expect(parseMessage(message)).toEqual(parseMessage(message, guesser(full)));
});

// What must hold of the model that comes with the panel must hold of the larger one.
for (const list of ['lists', 'secondList', 'table', 'urgent', 'topics', 'order'])
  await import(`./${list}.test.ts`);
