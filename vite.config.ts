import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './src/app/build/chunkGroups';
import { namedClasses } from './src/app/build/namedClasses';
import { nativePackages } from './src/app/build/nativePackages';
import { plainImports } from './src/app/build/plainImports';
import { siteTokens } from './src/app/build/siteTokens';
import { builtFolder, newBuildFolder, removeAbandoned, replaceBuild } from './src/app/build/switchIn';
import { refuseUnknownSettings } from './src/config/names';
import { claims } from './src/content/claims';
import { confirmedIn } from './src/content/confirmedClaims';
import { readFacts } from './src/config/facts';
import { readOffline } from './src/config/offline';
import { readOwner } from './src/config/owner';
import { readRetention, readStatedPeriods } from './src/config/retention';
import { readStaging } from './src/config/staging';
import { words } from './src/content/wordsPlugin';
import { picturesList } from './src/media/picturesList';
import { pictures } from './src/media/picturesPlugin';

/**
 * Files of the server: to find, read and link a file takes a part of a millisecond, and a start loads the hundreds of modules
 * that pages are made of. The desk's commands do with the first. Neither may hold what waits for its own imports (src/app), a
 * program (copyFile.js), or a library that only some settings need.
 */
const serverChunks = [
  {
    name: 'server',
    priority: 2,
    test: /src[\\/](server[\\/](?!store[\\/]copyFile)|domain|config|content[\\/](owner|(pages|words[\\/]en)[\\/](language|clinics|days|requests[\\/]requestCatalogue)))/,
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
  // Each page's HTML lists what React needs: the names that Rolldown gives to small shared chunks would only make it longer.
  chunkFileNames: ({ isDynamicEntry, name }: { isDynamicEntry: boolean; name: string }) =>
    isDynamicEntry || name.length < 7 ? 'assets/[name]-[hash:7].js' : 'assets/[hash:8].js',
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

refuseUnknownSettings();

export default defineConfig({
  plugins: [react(), words(), pictures(), picturesList(), plainImports(), namedClasses(), siteTokens()],
  define: {
    __OWNER__: JSON.stringify(readOwner(process.env)),
    __FACTS__: JSON.stringify(readFacts(process.env)),
    __CLAIMS__: JSON.stringify(confirmedIn(claims)),
    __RETENTION_DAYS__: JSON.stringify(readRetention(process.env)),
    __STATED_PERIODS__: JSON.stringify(readStatedPeriods(process.env)),
    __OFFLINE__: JSON.stringify(readOffline(process.env)),
    __STAGING__: JSON.stringify(readStaging(process.env)),
  },
  // The oldest browsers that get more than the plain page: the check in src/app/client/first-load.ts, and README.md.
  build: {
    target: ['chrome92', 'firefox90', 'safari15.4'],
    assetsInlineLimit: 0,
    rollupOptions: {
      checks: { pluginTimings: false },
      output: { assetFileNames: 'assets/[name]-[hash:6][extname]' },
    },
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
          output: { ...fileNames, codeSplitting: { groups: chunkGroups() } },
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
          checks: { ineffectiveDynamicImport: false },
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
    // Into a folder of its own, which takes the place of the one before once it is whole: a server or the proxy beside it
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
