/**
 * Who may import whom. One table for the lint rules (eslint.config.js) and for the test of the finished tree
 * (tests/architecture/directions.test.ts).
 */

/** @typedef {{ sees: readonly string[], typesOf?: readonly string[], why: string }} Tier */

const base = ['behaviours', 'domain', 'theme', 'media/picture'];

/**
 * The folders of src. A tier sees itself and what `sees` names: a folder, or one module of a folder. Of the folders in
 * `typesOf` it sees types alone, by `import type`.
 * @type {Readonly<Record<string, Tier>>}
 */
export const tiers = {
  domain: { sees: [], why: 'Rules are shared by browser and server and depend on nothing.' },
  theme: { sees: [], why: 'Tokens and theme depend on nothing.' },
  config: {
    sees: ['domain'],
    why: 'Settings are read from the environment, and know what a phone number is.',
  },
  behaviours: { sees: ['domain'], why: 'Behaviours are part of the first-load script and stay small.' },
  media: {
    sees: ['theme', 'domain/language'],
    why: 'Pictures are drawn from the tokens alone, and told in the languages of the site.',
  },
  services: {
    sees: ['domain'],
    why: 'Services speak to the network and know the rules, nothing on the page.',
  },
  server: { sees: ['config', 'domain'], why: 'The server gets pages through the renderer it is given.' },
  content: {
    sees: ['config/facts', 'config/retention', 'config/owner', 'domain', 'media/picture'],
    typesOf: ['components', 'forms', 'sections'],
    why: 'Content is data. It has the types of the props that it fills, and none of their code.',
  },
  assistant: {
    sees: ['domain', 'content/assistantTypes', 'content/firstAidTypes'],
    why: 'The assistant turns a message into an answer; its words are given to it, and the panel only shows it.',
  },
  components: { sees: base, why: 'A component gets words, data and actions by its props.' },
  forms: {
    sees: [...base, 'components', 'services'],
    why: 'Forms are made of components and get their words by props.',
  },
  sections: {
    sees: [...base, 'components', 'forms'],
    why: 'Sections are made of components and forms, words by props.',
  },
  layouts: { sees: [...base, 'components', 'forms', 'sections'], why: 'Layouts get everything by props.' },
  pages: {
    sees: ['components', 'content', 'domain', 'forms', 'layouts', 'media/picture', 'sections', 'services'],
    why: 'Pages put content into sections and do not style.',
  },
  app: {
    sees: [
      ...[
        'assistant',
        'behaviours',
        'components',
        'config',
        'content',
        'domain',
        'forms',
        'layouts',
        'media',
      ],
      ...['pages', 'sections', 'server', 'services', 'theme'],
    ],
    why: 'The app puts everything together.',
  },
};

const rendering = ['theme', 'components', 'forms', 'sections', 'layouts', 'app'];

/**
 * npm packages that only some tiers may import, by the beginning of the import's name.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const packageHomes = {
  '@emailjs/': ['services'],
  '@emotion/': rendering,
  // Pages use MUI's own components between sections; they do not style.
  '@mui/': [...rendering, 'pages'],
  '@hono/': ['server'],
  '@libsql/': ['server'],
  hono: ['server'],
  'ical-generator': ['server'],
  marked: ['app'],
  'jsonc-parser': ['content'],
  nodemailer: ['server'],
  'open-location-code': ['behaviours'],
  pg: ['server'],
  pino: ['server'],
  'prom-client': ['server'],
  react: ['components', 'forms', 'sections', 'layouts', 'pages', 'app'],
  'react-dom': ['app'],
  'react-hook-form': ['forms'],
  'react-router-dom': ['app'],
  s3mini: ['server'],
  sharp: ['media'],
  svgo: ['media'],
  'workbox-core': ['app'],
  'workbox-precaching': ['app'],
  'workbox-routing': ['app'],
  zod: ['config', 'domain', 'server'],
};

/**
 * What a tier may not import, as regular expressions for the text of an import.
 * @param {string} name
 * @returns {{ regex: string, message: string, allowTypeImports?: boolean }[]}
 */
export function forbiddenImports(name) {
  const tier = tiers[name];
  if (!tier) throw new Error(`No tier "${name}"`);
  const { typesOf = [] } = tier;
  const hidden = Object.keys(tiers).filter(
    (other) => other !== name && !tier.sees.includes(other) && !typesOf.includes(other),
  );
  const paths = hidden.map((other) => {
    const seen = tier.sees
      .filter((entry) => entry.startsWith(`${other}/`))
      .map((entry) => entry.slice(other.length + 1));
    return seen.length === 0 ? `${other}/` : `${other}/(?!(?:${seen.join('|')})$)`;
  });
  const packages = Object.entries(packageHomes)
    .filter(([, homes]) => !homes.includes(name))
    .map(([start]) => (start.endsWith('/') ? start : `${start}(?:/|$)`));
  return [
    { regex: `^(?:\\.\\./)+(?:${paths.join('|')})`, message: `src/${name} may not see this: ${tier.why}` },
    {
      regex: `^(?:\\.\\./)+(?:${typesOf.map((other) => `${other}/`).join('|')})`,
      message: `src/${name} may see types of this alone: ${tier.why}`,
      allowTypeImports: true,
    },
    { regex: `^(?:${packages.join('|')})`, message: `This package has no place in src/${name}: ${tier.why}` },
    { regex: '^(?:\\.\\./)+(?:stories|tests|\\.storybook)/', message: 'src never imports stories or tests.' },
    {
      regex: '^@mui/icons-material/.*(?:Outlined|Rounded|Sharp|TwoTone)$',
      message: 'Icons are of one style, the filled one.',
    },
  ].filter(({ regex }) => !regex.endsWith('(?:)'));
}
