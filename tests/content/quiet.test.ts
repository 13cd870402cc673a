import { describe, expect, it } from 'vitest';
import { siteRoutes } from '../../src/app/siteRoutes';
import type { QuietTopic } from '../../src/content/firstAidTypes';
import { helplines } from '../../src/content/helplines';
import { helplinesChecked } from '../../src/content/pages/promises';
import { owner } from '../../src/content/owner';
import { helplinesChecked as checkedInKiswahili } from '#sw/promises';
import { namesOfMethods } from './namesOfMethods';
import { texts } from './modules';
import { rendered, words } from './rendered';

const isQuiet = (content: object): content is QuietTopic => 'quiet' in content && 'leave' in content;
const routes = siteRoutes.filter(({ page }) => page === 'QuietPage');
const pages = await Promise.all(
  routes.map(async (route) => {
    const { content } = await route.load();
    if (!isQuiet(content)) throw new Error(`${route.path} has no quiet words`);
    return { route, content };
  }),
);
/** The pages that a person at risk of suicide reads. */
const atRisk = pages.filter(({ content }) => content.id === 'despair');

describe.each(pages)('$route.path', ({ route, content }) => {
  it('has at most five steps, and the helper’s part apart', () => {
    expect(content.steps.length).toBeLessThanOrEqual(5);
    expect(content.blocks.map(({ kind }) => kind)).toEqual(content.blocks.map(() => 'points'));
  });

  it('names known lines, our own last, and says how and when the numbers were checked', async () => {
    const known = ['tel:999', owner.phone.href, ...Object.values(helplines).map(({ href }) => href)];
    for (const { href } of content.quiet.lines) expect(known).toContain(href);
    expect(content.quiet.lines.at(-1)?.href).toBe(owner.phone.href);
    const checked = route.language === 'en' ? helplinesChecked : checkedInKiswahili;
    expect(words((await rendered(route.path)).main)).toContain(checked);
  });

  it('names no loudspeaker, nothing to share or print, and tells nobody that it is too late', async () => {
    const said = words((await rendered(route.path)).main);
    expect(said).not.toMatch(/speaker on|weka spika|WhatsApp (?:it|on)|Share|on the wall|ukutani/);
    expect(said).not.toMatch(/within \d+ hours|too late|ndani ya masaa|umechelewa|\b(?:72|120)\b/);
    expect(said).toMatch(/Speak only if it is safe|Ongea tu kama ni salama/);
    expect(said).toMatch(/does not clear the history|Haifuti historia/);
  });

  it('has neither "victim" nor "why did" nor "commit"', () => {
    for (const { text } of texts(content)) expect(text).not.toMatch(/victim|alleged|why did|commit/i);
  });
});

it.each(atRisk)('$route.path names no method to die, and none is named by its links', async ({ route }) => {
  const { main } = await rendered(route.path);
  // Names of other pages and of sources are not advice, but are read as well.
  expect(words(main)).not.toMatch(namesOfMethods[route.language]);
});

it('what to take away is named on the helper’s page', async () => {
  for (const [path, method] of [
    ['/FirstAid/Listen', 'Take away pills, poison and rope'],
    ['/sw/FirstAid/Listen', 'Ondoa tembe, sumu na kamba'],
  ] as const)
    expect(words((await rendered(path)).main)).toContain(method);
});
