import { meanings, isConcern, isTopic, type Meaning } from '../../../src/assistant/model/meanings';
import { parseMessage } from '../../../src/assistant/parseMessage';
import { ruleIds } from '../../../src/domain/assistantIds';
import { expectedOf } from '../expected';
import { fifthList } from '../fifthList';
import { fourthList } from '../fourthList';
import { morePhrasings } from '../morePhrasings';
import { phrasings } from '../phrasings';
import { reviewedList } from '../reviewedList';
import { thirdList } from '../thirdList';
import type { Line } from './corpus';

const known = (id: string): Meaning | undefined => meanings.find((one) => one === id);

/** What a message of a rule means: what the rules themselves read of it, the most particular first. */
function meaningOfPhrasing(text: string, rule: Meaning): Meaning {
  const reading = parseMessage(text);
  const matter = [...(reading?.concerns ?? []), ...(reading?.topics ?? [])].map(known).find(Boolean);
  return matter ?? reading?.ask ?? rule;
}

/** The messages of the tests' lists, which the rules were made with, as further training lines. They count twice: they must be read as they say. */
export function listedLines(): Omit<Line, 'language'>[] {
  const listed = [reviewedList, thirdList, fourthList, fifthList]
    .flatMap(expectedOf)
    .flatMap(({ message, wants }) => {
      const ids = wants.flatMap((want) => want.split('|')).map(known);
      const meaning = ids.find((id) => id && (isConcern(id) || isTopic(id))) ?? ids.find(Boolean);
      return meaning ? [{ text: message, meaning }] : [];
    });
  const phrased = ruleIds.flatMap((rule) =>
    [...phrasings[rule], ...morePhrasings[rule]].map((text) => ({
      text,
      meaning: meaningOfPhrasing(text, rule),
    })),
  );
  return [...listed, ...phrased, ...listed, ...phrased];
}
