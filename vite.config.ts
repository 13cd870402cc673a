import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { inlineTokens } from './src/app/build/inlineTokens';
import { namedClasses } from './src/app/build/namedClasses';
import { nativePackages } from './src/app/build/nativePackages';
import { plainImports } from './src/app/build/plainImports';
import { siteTokens } from './src/app/build/siteTokens';
import { builtFolder, newBuildFolder, removeAbandoned, replaceBuild } from './src/app/build/switchIn';
import { withoutUnused } from './src/app/build/withoutUnused';
import { readFacts } from './src/config/facts';
import { readOffline } from './src/config/offline';
import { readApiOrigin } from './src/config/origins';
import { readOwner } from './src/config/owner';
import { readRetention } from './src/config/retention';
import { readStaging } from './src/config/staging';
import { pictureWeights } from './src/media/pictureWeights';
import { pictures } from './src/media/picturesPlugin';

/** Name of a group of words in the language of a module: a page needs those of one language. */
const inItsLanguage = (name: string) => (id: string) => {
  const [, folder, picture] =
    /src[\\/]content[\\/]([a-z]{2})[\\/]|[\\/]pictures[\\/].*&([a-z]{2})$/.exec(id) ?? [];
  const language = folder ?? picture ?? 'en';
  return language === 'en' ? name : `${name}-${language}`;
};

/**
 * What is loaded together; without groups every module that two pages share becomes a request of its own.
 * `base` is what every page needs once React is there; `checks` (schemas) is needed only when a form is sent.
 */
const chunks = [
  // Days of the calendar, which most pages say something of.
  { name: 'days', priority: 7, test: /src[\\/]domain[\\/](dates|fill|sayDay)\.ts/ },
  // The booking form needs them at once, its check only when it is sent; they must not bring all checks along.
  { name: 'clinicDays', priority: 6, test: /src[\\/]domain[\\/](clinicDays|closedDays)\.ts/ },
  // What the forms in steps ask, in the same way apart from their check.
  { name: 'asked', priority: 6, test: /src[\\/]domain[\\/]requests[\\/]definition\.ts/ },
  // Apart from the base: each runs in a task of its own.
  { name: 'react', priority: 7, test: /node_modules[\\/](react|react-dom|react-is|scheduler)[\\/]/ },
  {
    name: 'base',
    priority: 5,
    test: /oxc-project.runtime|node_modules[\\/](react-router|react-router-dom|@emotion|stylis|@mui[\\/](system|utils|private-theming|styled-engine))[\\/]|@mui[\\/]material[\\/](styles|utils|transitions|ButtonBase|SvgIcon|colors|CssBaseline|version)[\\/]|src[\\/](app[\\/](RouterLink|routeTable|findRoute|\w*[rR]outes)|theme[\\/]|components[\\/](SiteLink|behaviourProps)|behaviours[\\/](?!panel|chatDialog|topicSearch|cpr|wakeLock|keepOffline|offlineCopy|serviceWorker|place|watchPosition)|domain[\\/](rating|samples|dates|activities|problems|clinics|quotes|firstAidPath|language|offlinePath|requests[\\/]requestsPath)\.ts|forms[\\/]fieldMessages\.ts|content[\\/](?:languages|owner|facts|staging|whatsapp|pictureTold|[a-z]{2}[\\/]language)\.ts)/,
  },
  {
    name: 'checks',
    priority: 4,
    test: /node_modules[\\/]zod[\\/]|src[\\/]domain[\\/](fields|contact|review|subscription|phone|text|requests[\\/]schema)\.ts/,
  },
  // The panel as HTML, which is there before the assistant.
  { name: 'panel', priority: 4, test: /src[\\/]behaviours[\\/](panel|chatDialog)\.ts/ },
  // The little that the assistant shares with pages: it must not run all their parts to open.
  {
    name: 'shared',
    priority: 4,
    test: /src[\\/](app[\\/]styleCache|components[\\/](CallButton|NetworkIcon|VisuallyHidden)|domain[\\/]fill\.ts)|icons-material[\\/](Call|ChatBubble|Close|ExpandMore)\.mjs|@mui[\\/]material[\\/](Button|IconButton|Paper|Typography)[\\/]/,
  },
  // Parts of most pages; those that only some pages show are apart.
  {
    name: 'parts',
    priority: 3,
    test: /src[\\/](components|sections)[\\/](?!Benefit|CardGrid|CheckList|ChoiceGroup|Clinic|CountyMap|Dialog|Fact|Faq|FirstAid|HeroSlider|LinkRow|Photo|Place|Questions|ReviewCard|ServiceCard|Star|Statements|Step|Team)|src[\\/](services[\\/](postJson|retry|subscribe)|forms[\\/](Honeypot|SubscribeForm|FormFailure|ContactAlternatives|fields[\\/]SubmitButton|useSubmission|useOffline))|@mui[\\/]material[\\/](Alert|AppBar|Card|CardContent|Container|FormControl|FormHelperText|FormLabel|InputBase|Stack|Toolbar)[\\/]/,
    minShareCount: 2,
  },
  // Apart from what else has rows: first aid does without the rest.
  { name: 'LinkRow', priority: 4, test: /src[\\/]components[\\/]LinkRow/ },
  {
    name: 'cards',
    priority: 2,
    test: /src[\\/](components|sections)[\\/](Clinic|HeroSlider|ServiceCard)/,
    minShareCount: 2,
  },
  {
    name: 'cardParts',
    priority: 3,
    test: /@mui[\\/]material[\\/](CardActions|CardMedia)[\\/]/,
    minShareCount: 2,
  },
  // Most pages have one of the two; first aid does without.
  {
    name: 'lists',
    priority: 2,
    test: /src[\\/]sections[\\/](CardGrid|FactList)/,
    minShareCount: 2,
  },
  {
    name: 'blocks',
    priority: 2,
    test: /src[\\/](components|sections)[\\/](Benefit|CheckList|Steps)/,
    minShareCount: 2,
  },
  {
    name: 'questions',
    priority: 2,
    test: /src[\\/](components[\\/]Faq|sections[\\/]Questions)|@mui[\\/]material[\\/]Accordion/,
    minShareCount: 2,
  },
  {
    name: 'reviews',
    priority: 2,
    test: /src[\\/](components|sections)[\\/](ReviewCard|Star)|@mui[\\/]material[\\/](Avatar|Rating)[\\/]/,
    minShareCount: 2,
  },
  {
    name: 'facts',
    priority: 3,
    test: /src[\\/](sections[\\/]FactStrip|content[\\/]en[\\/]factStrip)/,
    minShareCount: 2,
  },
  {
    name: 'about',
    priority: 2,
    test: /src[\\/](components|sections)[\\/](Statements|Team)/,
    minShareCount: 2,
  },
  // What the cards of home and services show.
  // What is said of the gallery's pictures, which pages of services show as well.
  { name: 'scenes', priority: 3, test: /virtual:picture.gallery-/, minShareCount: 2 },
  { name: 'cardPictures', priority: 3, test: /virtual:picture.(card|slide)-/, minShareCount: 2 },
  { name: 'album', priority: 2, test: /src[\\/](components|sections)[\\/]Photo/, minShareCount: 2 },
  // What only pages of services say.
  {
    name: inItsLanguage('serviceWords'),
    priority: 3,
    test: /src[\\/]content[\\/][a-z]{2}[\\/](albumLabels|quoteLink|relatedPages|scenes|serviceRows|shortAnswers)/,
    minShareCount: 2,
  },
  // What clients say and the figures, for the pages that show them: those in another language are made of the English ones.
  {
    name: inItsLanguage('samples'),
    priority: 3,
    test: /src[\\/]content[\\/][a-z]{2}[\\/](figures|samples)\.ts|[\\/]pictures[\\/]portrait-testimonial-/,
    minShareCount: 2,
  },
  { name: 'choices', priority: 2, test: /src[\\/]components[\\/]ChoiceGroup/, minShareCount: 2 },
  {
    name: inItsLanguage('words'),
    priority: 2,
    test: /src[\\/]content[\\/](?![a-z]{2}[\\/](?:firstAid|keepOffline|payment|requests|clinics\.|callPictures)|helplines|firstAidMaker|citations)|[\\/]pictures[\\/](?!firstAid-)/,
    minShareCount: 3,
  },
  // After the words that every page has: clinics with their hours and closed days, for the few pages that show them.
  {
    name: inItsLanguage('clinics'),
    priority: 1,
    test: /src[\\/]content[\\/][a-z]{2}[\\/]clinics\.ts/,
    minShareCount: 2,
  },
  // After the words that every page has, which these refer to; the assistant says the same.
  {
    name: inItsLanguage('aidWords'),
    priority: 1,
    test: /src[\\/]content[\\/](helplines|[a-z]{2}[\\/]firstAid[\\/](?!breaths|injury|concernSources|firstAid\.|sharedLines))/,
    minShareCount: 2,
  },
  // What the assistant knows; so much that it runs in a task of its own.
  {
    name: 'rules',
    priority: 1,
    test: /src[\\/](assistant[\\/](?!model[\\/]fullWeights)|domain[\\/]assistantIds)/,
  },
  { name: 'aid', priority: 1, test: /src[\\/]sections[\\/]FirstAidHeader/, minShareCount: 2 },
  {
    name: 'forms',
    priority: 1,
    test: /node_modules[\\/]react-hook-form[\\/]|src[\\/]forms[\\/](useFormSubmission|schemaResolver|registerRadio|fields[\\/]FormTextField|ErrorSummary|Form\.styles|submitIdempotently)/,
  },
  // What only the forms in steps need; after all that others have as well.
  {
    name: inItsLanguage('requests'),
    priority: 0,
    test: /src[\\/](domain[\\/]requests|forms[\\/]RequestForm|components[\\/]StepProgress|content[\\/][a-z]{2}[\\/]requests)|@mui[\\/]material[\\/]MobileStepper/,
    minShareCount: 2,
  },
];

/**
 * Files of the server: to find, read and link a file takes a part of a millisecond, and a start loads the hundreds of modules
 * that pages are made of. The desk's commands do with the first. Neither may hold what waits for its own imports (src/app), a
 * program (copyFile.js), or a library that only some settings need.
 */
const serverChunks = [
  {
    name: 'server',
    priority: 2,
    test: /src[\\/](server[\\/](?!store[\\/]copyFile)|domain|config|content[\\/](owner|en[\\/](clinics|requests[\\/]requestCatalogue)))/,
  },
  {
    name: 'pages',
    priority: 1,
    test: /src[\\/](assistant|behaviours|components|content|forms|layouts|pages|sections|services|theme)[\\/]|virtual:picture|node_modules[\\/](react|@mui|@emotion)/,
  },
];

/** Seven characters of a hash tell files of one name apart; with the usual eight the home page is thirty bytes heavier. */
const fileNames = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
};

/** A script of the client in a build of its own, so that nothing of React's is in it, and in what it brings later. */
const alone = (name: string) => ({
  consumer: 'client' as const,
  build: {
    outDir: `${newBuildFolder}/client`,
    emptyOutDir: false,
    copyPublicDir: false,
    manifest: `.vite/${name}.json`,
    modulePreload: false as const,
    rollupOptions: {
      input: { [name]: `src/app/client/${name}.ts` },
      // What it shares with the scripts that it brings later stays in it: one request before load.
      preserveEntrySignatures: false as const,
      output: fileNames,
    },
  },
});

/** The service worker: one file at an address that stays, with nothing to import. */
const serviceWorker = {
  consumer: 'client' as const,
  build: {
    outDir: `${newBuildFolder}/client`,
    emptyOutDir: false,
    copyPublicDir: false,
    rollupOptions: {
      input: { 'service-worker': 'src/app/worker/service-worker.ts' },
      output: { format: 'iife' as const, entryFileNames: '[name].js' },
    },
  },
};

export default defineConfig({
  plugins: [
    react(),
    pictures(),
    pictureWeights(),
    plainImports(),
    withoutUnused(),
    namedClasses(),
    siteTokens(),
    inlineTokens(),
  ],
  define: {
    __OWNER__: JSON.stringify(readOwner(process.env)),
    __FACTS__: JSON.stringify(readFacts(process.env)),
    __RETENTION_DAYS__: JSON.stringify(readRetention(process.env)),
    __OFFLINE__: JSON.stringify(readOffline(process.env)),
    __API_ORIGIN__: JSON.stringify(readApiOrigin(process.env)),
    __STAGING__: JSON.stringify(readStaging(process.env)),
  },
  // The oldest browsers that get more than the plain page: the check in src/app/client/first-load.ts, and README.md.
  build: {
    target: ['chrome92', 'firefox90', 'safari15.4'],
    assetsInlineLimit: 0,
    rollupOptions: { output: { assetFileNames: 'assets/[name]-[hash:6][extname]' } },
  },
  // The server runs without the project's packages: what is not bundled is copied beside it.
  ssr: { noExternal: true, external: [...nativePackages] },
  environments: {
    client: {
      build: {
        outDir: `${newBuildFolder}/client`,
        // The folder is new, and what is built at the same time is there already.
        emptyOutDir: false,
        manifest: true,
        // The page itself names what it needs; the chunks of other pages are few and small.
        modulePreload: false,
        rollupOptions: {
          input: { client: 'src/app/client/client.tsx', assistant: 'src/app/client/openAssistant.tsx' },
          preserveEntrySignatures: 'strict',
          checks: { pluginTimings: false },
          output: { ...fileNames, codeSplitting: { groups: chunks } },
        },
      },
    },
    firstLoad: alone('first-load'),
    cprMetronome: alone('cprMetronome'),
    desk: alone('desk'),
    keptPlan: alone('keptPlan'),
    leavePage: alone('leavePage'),
    placeFinder: alone('placeFinder'),
    serviceWorker,
    ssr: {
      // Whatever a process is started with, React is the one for production.
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      build: {
        outDir: `${newBuildFolder}/server`,
        emptyOutDir: false,
        ssr: true,
        // What browsers lack Node has: private fields in their place are maps, of which each answer would fill several.
        target: 'node20.19',
        rollupOptions: {
          // All of it is one file: what is imported later is there already.
          checks: { pluginTimings: false, ineffectiveDynamicImport: false },
          input: {
            serve: 'src/app/cli/serve.ts',
            desk: 'src/app/cli/desk.ts',
            copyFile: 'src/server/store/copyFile.js',
            finish: 'src/app/build/finish.ts',
          },
          output: { codeSplitting: { groups: serverChunks } },
        },
      },
    },
  },
  builder: {
    // Read once: with a configuration for each environment this file, the drawings with it, is run nine times.
    sharedConfigBuild: true,
    // Into a folder of its own, which takes the place of the one before once it is whole: a server or a static host
    // never sees half a build, and a build that fails changes nothing.
    async buildApp(builder) {
      removeAbandoned();
      try {
        // At once: while one waits for its modules another has work for both.
        await Promise.all(
          Object.values(builder.environments).map((environment) => builder.build(environment)),
        );
        // In a process of its own: React renders for production there, whatever this one was started for.
        execFileSync(process.execPath, [`${newBuildFolder}/server/finish.js`, newBuildFolder], {
          env: { ...process.env, NODE_ENV: 'production' },
          stdio: 'inherit',
        });
        replaceBuild(newBuildFolder, builtFolder);
      } finally {
        rmSync(newBuildFolder, { recursive: true, force: true });
        removeAbandoned();
      }
    },
  },
});
