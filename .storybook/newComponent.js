/**
 * Begins a component in its places: `npm run new -- StarPicker`, or `npm run new -- sections/Timetable` for another tier.
 * What it writes passes every test, so that the next step is to change it and not to mend it.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

const tiers = ['components', 'forms', 'sections', 'layouts'];

/**
 * @param {string} name `StarPicker`.
 * @returns {string} `Star picker`.
 */
const inWords = (name) => {
  const [first = '', ...rest] = name.split(/(?=[A-Z])/);
  return [first, ...rest.map((word) => word.toLowerCase())].join(' ');
};

/** @type {(name: string) => string} */
const component = (name) => `import { Root, Title } from './${name}.styles';

export interface ${name}Props {
  /** What it is about. */
  title: string;
  /** What it says, in words. */
  text: string;
}

/** Says one thing under a heading. Write here what it is for, in one sentence. */
export function ${name}({ title, text }: ${name}Props) {
  return (
    <Root>
      <Title>{title}</Title>
      <p>{text}</p>
    </Root>
  );
}
`;

/** @type {(name: string) => string} */
const styles = () => `import { styled } from '@mui/material/styles';
import { color, font, space } from '../../theme/tokens';

export const Root = styled('article')({
  display: 'grid',
  gap: space.s,
  color: color.text,
  overflowWrap: 'anywhere',
});

export const Title = styled('h3')({ fontFamily: font.heading, color: color.heading });
`;

/** @type {(name: string, tier: string) => string} */
const stories = (name, tier) => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ${name} } from '../../src/${tier}/${name}/${name}';
import { expectToFitScreen } from '../fixtures/layout';

const meta = {
  component: ${name},
  args: { title: 'By day and night', text: 'A crew answers at every hour.' },
} satisfies Meta<typeof ${name}>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A heading, and what it says. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: args.title })).toBeVisible();
    await expect(canvas.getByText(args.text)).toBeVisible();
  },
};

/** Long words and large text stay within a narrow phone. */
export const LargeTextOnNarrowPhone: Story = {
  args: { title: 'Gastroenterologists in Machakos', text: 'Otorhinolaryngologists, too' },
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
  play: expectToFitScreen,
};

/** From right to left. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
`;

/** @type {(name: string) => string} */
const docs = (name) => `import { Canvas, Meta } from '@storybook/addon-docs/blocks';
import { Must, Musts } from '../docs/parts/Must';
import { Reference } from '../docs/parts/Reference';
import * as stories from './${name}.stories';

<Meta of={stories} />

# ${inWords(name)}

Says one thing under a heading. Write here what it is for.

<Canvas of={stories.Default} />

## When to use it

- Where one thing is to be said.

## When not to use it

- For several things: use a list.

## Anatomy

1. **Title**: what it is about.
2. **Text**: one sentence.

## Accessibility

<Musts>
  <Must held="Default">Its title must be a heading.</Must>
  <Must held="LargeTextOnNarrowPhone">At 320 px and twice the text size it must fit the screen.</Must>
  <Must held="axe color-contrast">Its text must stand out from what lies beneath it.</Must>
</Musts>

## Words

- A noun for the title, one sentence for the text.

<Reference />
`;

/**
 * @param {string} wanted `StarPicker` or `sections/Timetable`.
 * @returns {Record<string, string>} Texts of the new files by path from the project's top.
 * @throws an error that says what is wrong with the name.
 */
export function filesOf(wanted) {
  const [tier, name, rest] = wanted.includes('/') ? wanted.split('/') : ['components', wanted];
  if (tier === undefined || !tiers.includes(tier)) {
    throw new Error(`No tier "${String(tier)}": choose one of ${tiers.join(', ')}.`);
  }
  if (name === undefined || rest !== undefined || !/^(?:[A-Z][a-z0-9]+)+$/.test(name)) {
    throw new Error(`"${String(name)}" is no name of a component: write it as StarPicker.`);
  }
  return {
    [`src/${tier}/${name}/${name}.tsx`]: component(name),
    [`src/${tier}/${name}/${name}.styles.ts`]: styles(name),
    [`stories/${tier}/${name}.stories.tsx`]: stories(name, tier),
    [`stories/${tier}/${name}.mdx`]: docs(name),
    [`tests/a11y/trees/${tier}-${name.toLowerCase()}--default.txt`]: 'heading "By day and night" level=3\n',
  };
}

/** @param {string} wanted What the command line names. */
function write(wanted) {
  const files = Object.entries(filesOf(wanted));
  const taken = files.map(([path]) => path).filter((path) => existsSync(join(root, path)));
  if (taken.length > 0) throw new Error(`Already there: ${taken.join(', ')}`);
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
    process.stdout.write(`${path}\n`);
  }
  process.stdout.write(
    'Next: npm run storybook; npm run test:stories -- <name>; npm run test:visual -- --update <story id>\n',
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    write(process.argv[2] ?? '');
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
