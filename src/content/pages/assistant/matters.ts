import signWords from '#words/triage/signs.json';
import words from '#words/matters.json';
import { fill } from '../../../domain/fill';
import { matterIds, type MatterId } from '../../../domain/assistantIds';
import type { AssistantContent, MatterWords } from '../../assistantTypes';
import { owner } from '../../owner';
import { callNow } from '../firstAid/short';
import { allTopics, parts, titles } from '../firstAid/titles';
import { drawn } from './drawn';

const names: Readonly<Record<string, string>> = { ...titles, ...parts };
const signs: Readonly<Record<string, string>> = signWords;
const own: Readonly<Partial<Record<string, Omit<MatterWords, 'picture'>>>> = words.names;

/** What the question and its answers call each matter: as its first-aid page does, unless that name is too long or there is none. */
const named = (id: MatterId): MatterWords => ({
  ...(own[id] ?? { name: names[id] ?? '', sign: signs[id] ?? '' }),
  ...(drawn[id] && { picture: drawn[id] }),
});

/** The words of the question "What do you see?" and of what can be pressed. */
export const matterWords: Pick<AssistantContent, 'matters' | 'asking'> = {
  asking: {
    callLine: callNow,
    seen: words.seen,
    none: { ...allTopics, label: words.none },
    notThis: words.notThis,
    emergency: fill(words.emergency, { phone: owner.phone.display }),
    hurt: { ...allTopics, label: words.hurt },
    whom: words.whom,
  },
  matters: Object.fromEntries(matterIds.map((id) => [id, named(id)])) as Record<MatterId, MatterWords>,
};
