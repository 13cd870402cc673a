import { readdirSync, readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { components } from '../support/library';
import { isWanted, isWhole, storyIndex } from '../support/storybook/storyIndex';
import { test } from '../support/storybook/storyPage';

/** What Storybook shows about a prop. */
interface ShownProp {
  name: string;
  description: string;
  type: string;
  detail: string;
  required: boolean;
  default: string | undefined;
}

/** First stories of the documented widgets, by id of the widget. */
const widgets = new Map(
  storyIndex()
    .filter(
      ({ type, importPath }) =>
        type === 'story' && /\/(?:components|forms|sections|layouts)\//.test(importPath),
    )
    .map(({ id }) => [id.split('--')[0] ?? '', id] as const)
    .reverse(),
);

/** A run for single stories skips the checks of Storybook as a whole. */
const whole = isWanted('docs-all-components--docs');

/** Types without a value or a member. */
const empty = /^(?:unknown|any|union|enum|signature|)$|\b(?:Omit|Partial|Pick|Readonly|Record)</;

/** Widgets with props: our own, and MUI's button, whose stories describe our theme. */
const documented = [
  ...components(),
  { tier: 'components', name: 'Button', source: 'stories/components/Button.stories.tsx' },
];

/** Names of the props with a default in the component's destructuring. */
function withDefault(name: string, path: string): string[] {
  const source = readFileSync(path, 'utf8');
  const parts = [
    new RegExp(`function ${name}\\(\\s*\\{([^}]*)\\}`).exec(source)?.[1] ?? '',
    // Storybook reads defaults from parameters; elsewhere a tag `@default` says them.
    ...[...source.matchAll(/const \{([^}]*)\} = props;/g)].map(([, part = '']) => part),
  ];
  return parts.flatMap((part) => [...part.matchAll(/(\w+) = /g)].map(([, prop = '']) => prop));
}

test.describe('what Storybook shows about props', () => {
  for (const { tier, name, source } of documented) {
    const widget = `${tier}-${name.toLowerCase()}`;
    if (!isWanted(widgets.get(widget) ?? '')) continue;
    test(`${widget}: types with their values and members, descriptions, defaults`, async ({ stories }) => {
      await stories.open();
      const props = await stories.page.evaluate(
        async (storyId): Promise<ShownProp[]> => {
          const story = await globalThis.__STORYBOOK_PREVIEW__.storyStoreValue?.loadStory({ storyId });
          return Object.values(story?.argTypes ?? {}).map(
            ({ name: prop, description = '', type, table }) => ({
              name: prop,
              description,
              type: table?.type?.summary ?? '',
              detail: table?.type?.detail ?? '',
              required: type?.required ?? false,
              default: table?.defaultValue?.summary,
            }),
          );
        },
        widgets.get(widget) ?? '',
      );
      expect(props.filter(({ type }) => empty.test(type))).toEqual([]);
      expect(props.filter(({ description }) => description === '')).toEqual([]);
      const defaults = withDefault(name, source);
      expect(
        props
          .filter((prop) => prop.default === undefined && defaults.includes(prop.name))
          .map((prop) => prop.name),
      ).toEqual([]);
      // An object, or a list of objects, needs its members described.
      expect(props.filter(({ type, detail }) => /^object(?:\[\])?$/.test(type) && detail === '')).toEqual([]);
    });
  }

  const shown: [widget: string, prop: string, part: Partial<ShownProp>][] = [
    ['components-statusmessage', 'severity', { type: '"success" | "error" | "info"' }],
    [
      'components-button',
      'variant',
      { type: '"primary" | "quiet" | "call" | "callLine" | "danger" | "bar" | "link" | "arrow"' },
    ],
    ['components-textinput', 'type', { default: '"text"' }],
    ['sections-section', 'tone', { default: '"page"', required: false }],
  ];
  for (const [widget, prop, part] of shown) {
    if (!isWanted(widgets.get(widget) ?? '')) continue;
    test(`${widget}.${prop} has ${JSON.stringify(part)}`, async ({ stories }) => {
      await stories.open();
      const found = await stories.page.evaluate(
        async ([storyId = '', name = '']) => {
          const story = await globalThis.__STORYBOOK_PREVIEW__.storyStoreValue?.loadStory({ storyId });
          const { type, table } = story?.argTypes[name] ?? {};
          return {
            type: table?.type?.summary,
            default: table?.defaultValue?.summary,
            required: type?.required ?? false,
          };
        },
        [widgets.get(widget), prop],
      );
      expect(found).toMatchObject(part);
    });
  }

  if (isWanted('components-heroslider--docs')) {
    test('members of lists are shown with what they are', async ({ stories }) => {
      await stories.showDocs('components-heroslider--docs');
      const table = stories.page.getByRole('table', { name: /One slide\. In slides\./ });
      await expect(
        table.getByRole('row', { name: /^title Heading of the slide; unique in the slider\. string$/ }),
      ).toBeVisible();
    });
  }
});

test.describe('code to paste', () => {
  const codes: [story: string, parts: readonly RegExp[]][] = [
    [
      'components-faqaccordion--default',
      [
        /^import \{ FaqAccordion \} from '\.\.\/components\/FaqAccordion\/FaqAccordion';$/m,
        /<FaqAccordion\n {2}items=\{\[/,
      ],
    ],
    [
      'forms-reviewdialog--open',
      [/^import \{ ReviewDialog \}/m, /<ReviewDialog\n/, / {2}send=\{\(\) => \{\}\}/],
    ],
    [
      'components-servicecard--side-by-side',
      [/<ServiceCard\n {2}title=/, /picture=\{cardEmergencyResponse\}/],
    ],
    [
      'components-heroslider--default',
      [/import slideSchool from 'virtual:picture\/slide-school';/, /picture: slideSchool,/],
    ],
    ['components-albumdialog--open', [/<AlbumDialog\n {2}open\n/, /picture: galleryResponse1\b/]],
    ['components-chatpanel--default', [/<ChatPanel\n {2}title="Assistant"/]],
    [
      'components-button--quiet',
      [
        /^import Button from '@mui\/material\/Button';$/m,
        /<Button .*variant="quiet">\n {2}Cancel\n<\/Button>/,
      ],
    ],
  ];
  for (const [storyId, parts] of codes) {
    if (!isWanted(storyId)) continue;
    test(storyId, async ({ stories }) => {
      await stories.open();
      const code = await stories.page.evaluate(async (id) => {
        const store = globalThis.__STORYBOOK_PREVIEW__.storyStoreValue;
        const story = await store?.loadStory({ storyId: id });
        const context = story && store?.getStoryContext(story);
        const source = context?.parameters.docs?.source;
        return source?.transform?.(source.originalSource ?? '', context) ?? '';
      }, storyId);
      for (const part of parts) expect(code).toMatch(part);
      expect(code).not.toMatch(/No Display Name|\bsrc: |<[a-z] /);
    });
  }
});

if (whole) {
  test('links between pages of the documentation lead to pages', () => {
    const ids = new Set(storyIndex().map(({ id }) => id));
    const texts = ['stories', 'src/content/guides'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.(?:mdx|md|tsx)$/.test(name))
        .map((name) => [name, readFileSync(`${folder}/${name}`, 'utf8')] as const),
    );
    const links = texts.flatMap(([name, text]) =>
      [...text.matchAll(/\?path=\/(?:docs|story)\/([\w-]+)/g)].map(([, id = '']) => ({ name, id })),
    );
    expect(links.length).toBeGreaterThan(100);
    expect(links.filter(({ id }) => !ids.has(id))).toEqual([]);
  });

  test('all components stand on one page, with what they are', async ({ stories }) => {
    await stories.showDocs('docs-all-components--docs');
    const docs = storyIndex().filter(
      ({ type, importPath, name }) =>
        type === 'docs' &&
        name === 'Docs' &&
        /^\.\/stories\/(?:components|forms|sections|layouts|pages)\//.test(importPath),
    );
    const shown = await stories.page
      .locator('#storybook-docs li a:not(.toc-link)')
      .evaluateAll((links) =>
        links.map((link) => /docs\/([\w-]+)$/.exec(link.getAttribute('href') ?? '')?.[1]),
      );
    expect(docs.map(({ id }) => id).filter((id) => !shown.includes(id))).toEqual([]);
    expect(shown).toHaveLength(docs.length);
  });
}

// Storybook's own search and toolbar load it anew for each test: in the nightly run.
if (whole && isWhole) {
  test('the search of the sidebar knows other names', async ({ page, stories }) => {
    await page.goto(`${stories.address}/?path=/docs/docs-welcome--docs`);
    const field = page.locator('#storybook-explorer-searchfield');
    await field.waitFor({ timeout: 25_000 });
    const wanted = {
      modal: 'Dialog frame',
      rating: 'Star picker',
      lightbox: 'Album dialog',
      nav: 'Site header',
      toast: 'Status message',
      carousel: 'Hero slider',
      StarPicker: 'Star picker',
    };
    for (const [word, widget] of Object.entries(wanted)) {
      await field.fill(word);
      await expect(page.getByRole('option', { name: widget }).first()).toBeVisible();
    }
  });

  test.describe('the toolbar', () => {
    const docs = 'iframe.html?viewMode=docs&id=components-servicecard--docs';

    test('changes documentation pages, too', async ({ page, stories }) => {
      await page.goto(`${stories.address}/${docs}&globals=textSize:200;motion:reduced;direction:rtl`);
      const card = page.getByRole('article').first();
      await card.waitFor();
      const heading = card.getByRole('heading');
      await expect(heading).toHaveCSS('direction', 'rtl');
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
      expect(await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)).toBe(true);
    });

    test('shows forced colours', async ({ page, stories }) => {
      await page.goto(
        `${stories.address}/iframe.html?id=components-servicecard--default&globals=media:forcedColors`,
      );
      await expect(page.getByRole('heading', { level: 3 })).toHaveCSS('color', 'rgb(255, 255, 255)');
      await expect(page.getByRole('link')).toHaveCSS('color', 'rgb(255, 255, 0)');
    });

    test('shows what paper shows', async ({ page, stories }) => {
      await page.goto(`${stories.address}/iframe.html?id=layouts-siteshell--default&globals=media:print`);
      await page.getByRole('main').waitFor();
      await expect(page.getByRole('navigation').first()).toBeHidden();
    });
  });
}
