import type { AssistantAnswer } from '../../../src/content/assistantTypes';
import { assistant as english } from '../../../src/content/pages/assistant';
import { firstAid as overview } from '../../../src/content/pages/firstAid/firstAid';
import type { FirstAidTopic } from '../../../src/content/firstAidTypes';
import { assistantIn } from '#sw/kiswahiliAssistant';
import { answeredBeside, differences } from './clinicianNotes';
import {
  linesOfAnswer,
  linesOfLists,
  listsOf,
  numbered,
  type Line,
  type NumberedRows,
} from './clinicianRows';

/** All that is said on one matter: by its page, and by the assistant. */
export interface ClinicianMatter extends NumberedRows {
  id: string;
  title: readonly [english: string, kiswahili: string];
  /** Address of the English page, where there is one. */
  path?: string;
  /** State of the check, in each language. */
  checks: readonly string[];
  differs: readonly string[];
}

type Modules = Readonly<Record<string, Readonly<Record<string, unknown>>>>;
const pagesOf = (modules: Modules): ReadonlyMap<string, FirstAidTopic> =>
  new Map(
    Object.values(modules)
      .flatMap((module) => Object.values(module))
      .filter((page): page is FirstAidTopic => typeof page === 'object' && page !== null && 'blocks' in page)
      .map((page) => [page.id, page]),
  );
const englishPages = pagesOf(import.meta.glob('../../../src/content/pages/firstAid/*.ts', { eager: true }));
const kiswahiliPages = pagesOf(
  import.meta.glob('../../../src/content/pages/firstAid/*.ts', { eager: true, query: '?sw' }),
);
const kiswahili = assistantIn(english);

const checkOf = ({ reviewedBy, reviewerRole, reviewedOn, nextReviewOn, frame }: FirstAidTopic) =>
  reviewedBy === undefined
    ? frame.check.unreviewed
    : [reviewedBy, reviewerRole, reviewedOn, nextReviewOn].filter((part) => part !== undefined).join(', ');

const entriesOf = <Answer>(answers: Readonly<Record<string, Answer>>): ReadonlyMap<string, Answer> =>
  new Map(Object.entries(answers));
const concerns = { en: entriesOf(english.concerns), sw: entriesOf(kiswahili.concerns) };
const topics = { en: entriesOf(english.topics), sw: entriesOf(kiswahili.topics) };

/** How the answers to the young are called. */
const youngOf = {
  child: [', of a child', ', kuhusu mtoto'],
  baby: [', of a baby', ', kuhusu mtoto mchanga'],
} as const;

/** Lines of the answers on a matter: the topic or concern of its name, those beside it, and those for the young. */
function answersOf(id: string, beside: readonly string[]): Line[] {
  const lines = (answer?: AssistantAnswer, twin?: AssistantAnswer, who?: readonly [string, string]) =>
    answer && twin ? linesOfAnswer(answer, twin, who) : [];
  return [
    ...lines(topics.en.get(id), topics.sw.get(id)),
    ...lines(concerns.en.get(id), concerns.sw.get(id)),
    ...beside.flatMap((one) => lines(concerns.en.get(one), concerns.sw.get(one), [` (${one})`, ` (${one})`])),
    ...(['child', 'baby'] as const).flatMap((who) => {
      const young = entriesOf(english.young[who]).get(id);
      const isOwn = young?.lines !== topics.en.get(id)?.lines;
      return isOwn ? lines(young, entriesOf(kiswahili.young[who]).get(id), youngOf[who]) : [];
    }),
  ];
}

/** Ids of the pages as the overview has them, most urgent first. */
const ids = [...overview.topics.first, ...overview.topics.groups.flatMap(({ items }) => items)].flatMap(
  ({ to }) => [...englishPages.values()].filter(({ path }) => path === to).map(({ id }) => id),
);

const withPage = ids.flatMap((id): ClinicianMatter[] => {
  const page = englishPages.get(id);
  const twin = kiswahiliPages.get(id);
  if (!page || !twin) return [];
  return [
    {
      id,
      title: [page.title, twin.title],
      path: page.path,
      checks: [checkOf(page), checkOf(twin)],
      differs: differences[id] ?? [],
      ...numbered([
        ...linesOfLists(listsOf(page), listsOf(twin)),
        ...answersOf(id, answeredBeside[id] ?? []),
      ]),
    },
  ];
});

const answered = new Set<string>([...ids, ...Object.values(answeredBeside).flat()]);
const checksOfAssistant = [english.checked.unreviewed, kiswahili.checked.unreviewed];
const withoutPage = [...concerns.en.keys()]
  .filter((id) => !answered.has(id))
  .map((id): ClinicianMatter => ({
    id,
    title: [`${id} (no page)`, '(hakuna ukurasa)'],
    checks: checksOfAssistant,
    differs: [],
    ...numbered(answersOf(id, [])),
  }));

/** Answers to rules that name sources, and are no topic’s: what is said while nothing more is known. */
const general = Object.entries(english.answers).flatMap(([rule, answer]) => {
  const twin = entriesOf(kiswahili.answers).get(rule);
  const isTopic = [...topics.en.values()].some(({ lines }) => lines === answer.lines);
  return answer.sources && twin && !isTopic ? linesOfAnswer(answer, twin, [`: ${rule}`, `: ${rule}`]) : [];
});
const [shared] = englishPages.values();
const [sharedTwin] = kiswahiliPages.values();

/** All that a clinician checks, page by page, most urgent first; both languages side by side. */
export const clinicianMatters: readonly ClinicianMatter[] = [
  ...withPage,
  ...withoutPage,
  {
    id: 'general',
    title: ['While nothing more is known', 'Wakati hakuna kingine kinachojulikana'],
    checks: checksOfAssistant,
    differs: [],
    ...numbered(general),
  },
  {
    id: 'phone',
    title: ['On every page', 'Kwenye kila ukurasa'],
    checks: [],
    differs: [],
    ...numbered(linesOfLists(shared ? [shared.frame.phone] : [], sharedTwin ? [sharedTwin.frame.phone] : [])),
  },
];
