import { describe, expect, it } from 'vitest';
import { siteRoutes } from '../../src/app/siteRoutes';
import type { SiteRoute } from '../../src/app/routeTable';
import { emergency } from '#sw/emergency';
import { firstAid } from '#sw/firstAid/firstAid';
import { reviews } from '#sw/firstAid/reviews';
import pictures from '../../src/content/words/sw/pictures.json';
import type { FirstAidTopic, QuietTopic, Statement } from '../../src/content/firstAidTypes';
import type { Language } from '../../src/domain/language';
import { firstAidPictures } from '../../src/media/slots';
import { inEnglish } from './kiswahiliWords';
import { texts } from './modules';
import { links, rendered, words } from './rendered';

type Topic = FirstAidTopic | QuietTopic;
const isTopic = (content: object): content is Topic => 'blocks' in content;

async function topicsOf(routes: readonly SiteRoute[]): Promise<Topic[]> {
  const loaded = await Promise.all(routes.map(async (route) => (await route.load()).content as object));
  return loaded.filter(isTopic);
}

const firstAidRoutes = (language: Language) =>
  siteRoutes.filter((route) => route.language === language && route.content.startsWith('firstAid/'));

const kiswahili = await topicsOf(firstAidRoutes('sw'));
const english = new Map((await topicsOf(firstAidRoutes('en'))).map((topic) => [topic.id, topic]));

const englishOf = ({ id }: Topic): Topic => {
  const twin = english.get(id);
  if (!twin) throw new Error(`There is no English page ${id}`);
  return twin;
};

/** A list with all that lists of its kind may have. */
type List = Partial<Omit<FirstAidTopic['blocks'][number], 'kind'>> & {
  id: string;
  kind: string;
  items: readonly Statement[];
};
const listsOf = (topic: Topic): List[] => [
  { id: 'steps', kind: 'steps', items: topic.steps },
  ...(topic.variants ?? []).map((list) => ({ ...list, kind: 'variant' })),
  ...topic.blocks,
];
/** Words that only belong to the page: names of sources are not translated. */
const readOf = ({ sources: _, frame, steps, variants, blocks, ...page }: Topic) =>
  [page.title, page.stepsTitle, page.meta.title, page.meta.description, frame.callNote, frame.variantsLabel]
    .concat(
      'share' in page ? page.share.label : [],
      [...page.related, ...(page.next ?? [])].map(({ label }) => label),
    )
    .concat(
      texts('quiet' in page ? page.quiet : {}).flatMap(({ key, text }) =>
        ['href', 'number', 'to'].includes(key) || text === 'Befrienders Kenya' ? [] : [text],
      ),
    )
    .concat(frame.quiet.speak, frame.quiet.note, frame.quiet.leave.label)
    .concat(
      texts(frame.quiet.trace).map(({ text }) => text.replace(/“(?:History|incognito|Recents|Delete)”/g, '')),
    )
    .concat(frame.foot.title, frame.check.unreviewed, frame.check.reviewed, frame.foot.note)
    .concat(
      [{ title: '', items: steps }, ...(variants ?? []), ...blocks].flatMap((list) => [
        list.title,
        ...('lead' in list ? [list.lead] : []),
        ...list.items.flatMap(
          ({ ask = '', act = '', text = '', links: given = [], numbers = [], pictures = [], metronome }) => [
            ...[ask, act, text],
            ...given.map(({ label }) => label),
            ...numbers.flatMap(({ name, text: expected = '' }) => [name, expected]),
            ...pictures.map(({ alt }) => alt),
            ...texts(metronome)
              .filter(({ key }) => key !== 'rhythm')
              .map(({ text: said }) => said),
          ],
        ),
      ]),
    );

describe('first aid in Kiswahili', () => {
  it.each(kiswahili)('$id: has words of its own, and none of them is English', (topic) => {
    const said = new Set(readOf(englishOf(topic)));
    expect(inEnglish(readOf(topic))).toEqual([]);
    const same = readOf(topic).filter((line) => /[a-z]{3}/i.test(line) && said.has(line));
    expect(same.filter((line) => !/^(?:[\d ]+|Befrienders Kenya)$/.test(line))).toEqual([]);
  });

  it.each(kiswahili)('$id: short lines, title and description that search engines show whole', (topic) => {
    const lines = listsOf(topic).flatMap(({ items }) =>
      items.map(({ ask = '', act = '', text = '' }) => `${ask} ${act} ${text}`.trim()),
    );
    expect(lines.filter((line) => line.length > 200)).toEqual([]);
    const { title, description } = topic.meta;
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeGreaterThanOrEqual(70);
    expect(description.length).toBeLessThanOrEqual(160);
  });

  it.each(kiswahili)('$id: says that no clinician has read it until one has', async (topic) => {
    const { main, section } = await rendered(topic.path);
    // Where the first screen belongs to the steps, the end says it.
    const [, below = ''] =
      topic.id === 'notBreathing'
        ? ['', words(section('sources'))]
        : words(main).split('quiet' in topic ? topic.quiet.title : topic.title);
    expect(below.trim().startsWith('Rasimu: ')).toBe(reviews[topic.id] === undefined);
  });

  it('titles and descriptions are unique', () => {
    for (const kind of ['title', 'description'] as const) {
      const telling = [firstAid, ...kiswahili].filter(({ meta }) => !meta.unbranded);
      const all = telling.map(({ meta }) => meta[kind].toLowerCase());
      expect(new Set(all).size).toBe(all.length);
    }
    expect(new Set(kiswahili.map(({ title }) => title)).size).toBe(kiswahili.length);
  });

  it('the page above the topics has words of its own', async () => {
    const said = [...firstAid.topics.first, ...firstAid.topics.groups.flatMap(({ items }) => items)];
    for (const { words: others } of said) expect(others).toMatch(/^[a-z -]+$/);
    const shown = texts(firstAid).filter(
      ({ key }) => !['words', 'to', 'src', 'kind', 'id', 'lang'].includes(key),
    );
    expect(inEnglish(shown.map(({ text }) => text))).toEqual([]);
    expect((await rendered('/sw/FirstAid')).main).toContain('Rasimu:');
  });

  it('the emergency card has its number in its title, and no English word', () => {
    expect(emergency.title).toContain(emergency.number.label);
    expect(inEnglish(texts(emergency).map(({ text }) => text))).toEqual([]);
  });

  it.each(firstAidPictures)('%s is told in Kiswahili', (id) => {
    expect(pictures[id]).toMatch(/ Mchoro\.$/);
    expect(inEnglish([pictures[id]])).toEqual([]);
  });

  it('its links stay in Kiswahili', async () => {
    for (const { path } of [...kiswahili, { path: '/sw/FirstAid' }]) {
      const away = links((await rendered(path)).main).filter(
        ([, to = '']) => to.startsWith('/') && !to.startsWith('/sw/'),
      );
      const known = ['/EmergencyPlan', '/SiteEmergencyCover', '/SchoolEmergencyCover'];
      expect(away.filter(([, to = '']) => !known.includes(to))).toEqual([]);
    }
  });
});
