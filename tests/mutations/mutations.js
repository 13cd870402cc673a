/** Small faults, one in each part of the site, and the step of `npm test`, or of the nightly run, that must notice each. */

/**
 * @typedef {object} Mutation
 * @property {string} name What breaks.
 * @property {string} file Where it breaks.
 * @property {string} search Text that the file holds once.
 * @property {string} replacement What is put in its place.
 * @property {string} step Script of package.json that must fail.
 * @property {string[]} only What that script is asked to run: the part that is about this.
 * @property {string} [after] Script that has to run before it.
 */

/** @type {readonly Mutation[]} */
export const mutations = [
  {
    name: 'theme: a colour is a little lighter',
    file: 'src/theme/generated/schemes.ts',
    search: "'--color-primary': '#0F5C66'",
    replacement: "'--color-primary': '#14626C'",
    step: 'test:visual',
    only: ['components-button'],
  },
  {
    name: 'theme: soft text has too little contrast',
    file: 'src/theme/generated/schemes.ts',
    search: "'--color-text-soft': '#46595F'",
    replacement: "'--color-text-soft': '#8A9A9F'",
    step: 'test:unit',
    only: ['tests/theme/contrast.test.ts'],
  },
  {
    name: 'style: two pixels more at the side of a card',
    file: 'src/components/ServiceCard/ServiceCard.styles.ts',
    search: 'padding: `${space.field}px ${space.mPlus}px ${space.mPlus}px`',
    replacement: 'padding: `${space.field}px ${space.mPlus}px ${space.mPlus}px 22px`',
    step: 'test:visual',
    only: ['components-servicecard'],
  },
  {
    name: 'component: stars have no name',
    file: 'src/components/StarRating/StarRating.tsx',
    search: 'getLabelText={() => label}',
    replacement: "getLabelText={() => (label ? '' : label)}",
    step: 'test:visual',
    only: ['components-starrating'],
  },
  {
    name: 'component: the list of what is wrong with a form has no name',
    file: 'src/forms/ErrorSummary/ErrorSummary.tsx',
    search: ' aria-labelledby={titleId}',
    replacement: '',
    step: 'test:visual',
    only: ['forms-errorsummary'],
  },
  {
    name: 'component: a list without keys',
    file: 'src/sections/Steps/Steps.tsx',
    search: '<Step key={title}>',
    replacement: '<Step>',
    step: 'lint',
    only: [],
  },
  {
    name: 'component: server and browser write different ids',
    file: 'src/components/FaqAccordion/FaqAccordion.tsx',
    search: 'id={`${name}-${String(index + 1)}`}',
    replacement: "id={`${name}-${typeof window === 'undefined' ? 0 : index + 1}`}",
    step: 'test:hydration',
    only: [],
  },
  {
    name: 'component: a rating is a text',
    file: 'src/components/StarRating/StarRating.tsx',
    search: '  rating: Rating;',
    replacement: '  rating: string;',
    step: 'typecheck',
    only: [],
  },
  {
    name: 'behaviour: Esc closes no menu',
    file: 'src/behaviours/widgets/header.ts',
    search: "if (event.key !== 'Escape') return;",
    replacement: "if (event.key !== 'Esc') return;",
    step: 'test:behaviours',
    only: ['tests/behaviours/widgets/header.test.ts'],
  },
  {
    name: 'behaviour: what was picked is not kept in the draft',
    file: 'src/behaviours/page/draft.ts',
    search: 'if (field.value && isSelected(field)) values',
    replacement: "if (field.value && field.type !== 'radio') values",
    step: 'test:behaviours',
    only: ['tests/behaviours/page/draft.test.ts'],
  },
  {
    name: 'form: a changed text goes out under its old key',
    file: 'src/services/sendOnce.ts',
    search: 'return isKeyReused(result) ? send(keyOf(true)) : result;',
    replacement: 'return isKeyReused(result) ? send(keyOf(false)) : result;',
    step: 'test:e2e',
    only: ['badNetwork', '--project', 'phone'],
    after: 'build',
  },
  {
    name: 'page: the team has no call at its end',
    file: 'src/pages/TeamPage.tsx',
    search: '      <CallToAction {...content.call} />\n',
    replacement: '',
    step: 'test:visual',
    only: ['pages-teampage'],
  },
  {
    name: 'page: it imports from the server',
    file: 'src/pages/TeamPage.tsx',
    search: "import type { PageProps } from './PageProps';",
    replacement: "import type { PageProps } from './PageProps';\nimport '../server/ids';",
    step: 'test:unit',
    only: ['tests/architecture/directions.test.ts'],
  },
  {
    name: 'content: a link leads nowhere',
    file: 'src/content/pages/aboutPage.ts',
    search: "'/OurTeam'",
    replacement: "'/OurTeams'",
    step: 'test:unit',
    only: ['tests/content/links.test.ts'],
  },
  {
    name: 'domain: numbers that begin with 01 are refused',
    file: 'src/domain/phone.ts',
    search: 'const kenyanMobile = /^[17]\\d{8}$/;',
    replacement: 'const kenyanMobile = /^7\\d{8}$/;',
    step: 'test:unit',
    only: ['tests/domain/phone.test.ts'],
  },
  {
    name: 'assistant: a fire is not urgent',
    file: 'src/assistant/rules/dangerSigns.ts',
    search: "sign({ rule: 'accident', concern: 'fire', urgent: true })",
    replacement: "sign({ rule: 'accident', concern: 'fire' })",
    step: 'test:unit',
    only: ['tests/assistant'],
  },
  {
    name: 'server: posts from other sites are taken',
    file: 'src/server/http/csrf.ts',
    search: "return site === 'cross-site';",
    replacement: 'return false;',
    step: 'test:unit',
    only: ['tests/server/csrf.test.ts'],
  },
  {
    name: 'server: pages may be framed',
    file: 'src/server/http/securityHeaders.ts',
    search: "  'X-Frame-Options': 'DENY',\n",
    replacement: '',
    step: 'test:unit',
    only: ['tests/server/headers.test.ts'],
  },
  {
    name: 'store: reviews are published without approval',
    file: 'src/server/store/reviews.ts',
    search: "status: 'pending',",
    replacement: "status: 'approved',",
    step: 'test:unit',
    only: ['tests/server/store.libsql.test.ts'],
  },
  {
    name: 'app: pages that are not to be listed are in the sitemap',
    file: 'src/app/seo/siteFiles.ts',
    search: '    .filter(isListed)\n',
    replacement: '',
    step: 'test:unit',
    only: ['tests/app/siteFiles.test.ts'],
  },
  {
    name: 'app: React is in the first script',
    file: 'src/app/client/first-load.ts',
    search: "import { attachBehaviours } from '../../behaviours/attachBehaviours';",
    replacement:
      "import { attachBehaviours } from '../../behaviours/attachBehaviours';\nimport { version } from 'react-dom';\nconsole.info(version);",
    step: 'test:budgets',
    only: [],
    after: 'build',
  },
];
