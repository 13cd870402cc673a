import { describe, expect, it } from 'vitest';
import { panel as english } from '#en/assistant/panel';
import { panel as kiswahili } from '#sw/kiswahiliAssistant/panel';
import { siteRoutes } from '../../src/app/siteRoutes';
import type { SiteRoute } from '../../src/app/routeTable';
import { languageFiles } from '../../src/content/languages';
import type { TriageContent } from '../../src/content/triageTypes';
import { firstAidPath } from '../../src/domain/firstAidPath';
import { languages } from '../../src/domain/language';
import { titles } from '../../src/content/pages/firstAid/titles';

/** Pages for a day on which nobody is in danger. */
const calm = ['whatToSay', 'kit', 'plan'];
const emergencies = Object.keys(titles).filter((id) => !calm.includes(id));

/** The assistant's panel by language. */
const panels = { en: english, sw: kiswahili };

const byPath = new Map(siteRoutes.map((route) => [route.path, route]));
const isQuestion = (route: SiteRoute | undefined): route is SiteRoute => route?.page === 'TriagePage';

/** The pages below an answer, with the number of taps from the first question on. */
async function pagesBelow(to: string, taps = 1): Promise<{ to: string; taps: number }[]> {
  const route = byPath.get(to);
  if (!isQuestion(route)) return [{ to, taps }];
  const { content } = await route.load();
  const next = (content as TriageContent).answers.map((answer) => pagesBelow(answer.to, taps + 1));
  return (await Promise.all(next)).flat();
}

describe.each(languages)('three taps in %s', (language) => {
  const first = async () => {
    const { pages } = await languageFiles[language].pages();
    const { firstAid } = (await languageFiles[language].firstAid?.()) ?? {};
    const asked = [
      (await firstAid?.firstAid?.())?.firstAid.topics.question,
      (await firstAid?.offline?.())?.offline.topics.question,
      (await pages.chatBotPage?.())?.chatBotPage.question,
      panels[language].question,
    ];
    return asked.map((question) => question?.answers.map(({ to }) => to) ?? []);
  };
  const questions = siteRoutes.filter((route) => route.language === language).filter(isQuestion);
  const contents = () =>
    Promise.all(questions.map(async (route) => (await route.load()).content as TriageContent));

  it('begin with the same question wherever it is asked', async () => {
    const [here, ...elsewhere] = await first();
    expect(here).toHaveLength(3);
    for (const answers of elsewhere) expect(answers).toEqual(here);
  });

  it('reach each page on an emergency, and no other', async () => {
    const below = (await Promise.all(((await first())[0] ?? []).map((to) => pagesBelow(to)))).flat();
    expect(below.filter(({ taps }) => taps > 3)).toEqual([]);
    expect(new Set(below.map(({ to }) => to))).toEqual(
      new Set(emergencies.map((id) => firstAidPath(id, language))),
    );
  });

  it('reach none twice, by whichever answer', async () => {
    const [no = '', yes = '', me = ''] = (await first())[0] ?? [];
    for (const awake of [yes, me]) {
      const below = (await Promise.all([no, awake].map((to) => pagesBelow(to)))).flat().map(({ to }) => to);
      expect(new Set(below).size).toBe(below.length);
      // Who thinks of suicide, and who worries about somebody, have a page each.
      expect(below).toHaveLength(emergencies.length - 1);
      expect(below).toContain(firstAidPath(awake === me ? 'despair' : 'despairHelper', language));
    }
  });

  it('offer at most six answers a page, and six tiles', async () => {
    for (const { look, answers } of await contents()) {
      expect(answers.length).toBeLessThanOrEqual(6);
      if (look === 'tiles') expect(new Set(answers.map(({ icon }) => icon)).size).toBe(6);
    }
  });

  it('take doubt for no breath, and open the airway after a fall before anything else', async () => {
    const breathing = (await contents()).find(({ look }) => look === 'cards');
    expect(breathing?.answers.map(({ to }) => to)).toEqual(
      ['notBreathing', 'notAwake', 'spine'].map((id) => firstAidPath(id, language)),
    );
  });

  it('are kept on phones, and not listed by search engines', () => {
    expect(questions).toHaveLength(10);
    expect(questions.filter(({ offline, indexable }) => offline !== true || indexable)).toEqual([]);
  });

  it('name nothing quiet in an address or a title', async () => {
    const said = [...questions.map(({ path }) => path), ...(await contents()).map(({ meta }) => meta.title)];
    expect(said.join('\n')).not.toMatch(/rape|suicide|violence|bakwa|kujiua|ukatili/i);
  });
});
