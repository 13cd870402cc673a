import { expect, it } from 'vitest';
import * as full from '../../src/assistant/model/fullWeights';
import { guesser } from '../../src/assistant/model/model';
import * as small from '../../src/assistant/model/weights';
import { readMessage } from '../../src/assistant/parseMessage';
import { replaceModels } from '../../src/assistant/reader';

const guess = guesser(full.learned);

it('reads messages once it is put in place, and not before', () => {
  const message = 'my neighbour has a grinder spark in his eye';
  expect(readMessage(message)).toEqual(readMessage(message, guesser(small.learned)));
  replaceModels(full);
  expect(readMessage(message)).toEqual(readMessage(message, guess));
  replaceModels(small);
  expect(readMessage(message)).toEqual(readMessage(message, guesser(small.learned)));
});
