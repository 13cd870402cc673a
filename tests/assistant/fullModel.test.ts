import { expect, it } from 'vitest';
import { learned as full } from '../../src/assistant/model/fullWeights';
import { guesser } from '../../src/assistant/model/model';
import { learned as small } from '../../src/assistant/model/weights';
import { readMessage } from '../../src/assistant/parseMessage';
import { replaceModel } from '../../src/assistant/reader';

const guess = guesser(full);

it('reads messages once it is put in place, and not before', () => {
  const message = 'my neighbour has a grinder spark in his eye';
  expect(readMessage(message)).toEqual(readMessage(message, guesser(small)));
  replaceModel(full);
  expect(readMessage(message)).toEqual(readMessage(message, guess));
  replaceModel(small);
  expect(readMessage(message)).toEqual(readMessage(message, guesser(small)));
});
