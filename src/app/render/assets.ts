import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../domain/language';
import { partOf } from '../findRoute';
import type { SiteRoute } from '../routeTable';
import type { AssetsOf } from './render';

/** The used fields of an entry in Vite's manifest. */
interface ManifestEntry {
  file: string;
  imports?: readonly string[];
  dynamicImports?: readonly string[];
  assets?: readonly string[];
}
type Manifest = Readonly<Record<string, ManifestEntry>>;

/** File with the addresses of the assistant's panels; no server serves anything below `.vite`. */
export const panelsFile = '.vite/panels.json';

const firstLoad = 'src/app/client/first-load.ts';
const client = 'src/app/client/client.tsx';
const assistant = 'src/app/client/openAssistant.tsx';

/** Where each language lists the pages of a part of the route table. */
const listOf = {
  pages: 'pages',
  requests: 'requests/pages',
  firstAid: 'firstAid/pages',
  counties: 'county/pages',
} as const;

/** Addresses of the assistant's panels. @param clientDir Folder of the built client. */
export const readPanels = (clientDir: string) =>
  JSON.parse(readFileSync(join(clientDir, panelsFile), 'utf8')) as Readonly<Record<Language, string>>;

/** Scripts of single pages in addition to the first-load script, by file in `src/pages`: each is a build environment. */
export const ownScripts: Readonly<Record<string, string>> = {
  CprPage: 'cprMetronome',
  EmergencyPlanPage: 'keptPlan',
  QuietPage: 'leavePage',
  WhereAmIPage: 'placeFinder',
};

/** Name of a content module in the manifest: bound to a language, see `src/content/wordsPlugin.ts`. */
const boundModule = (name: string, language: Language) =>
  `src/content/pages/${name}.ts${language === 'en' ? '' : `?${language}`}`;

/** Modules of a page besides the common ones. Without a page: those of the error page. */
function modulesOf(language: Language, route: SiteRoute | undefined): string[] {
  const contentOf = (name: string) => boundModule(name, language);
  if (!route) return [contentOf('frame')];
  const { path, page, content } = route;
  return [contentOf('frame'), contentOf(listOf[partOf(path)]), `src/pages/${page}.tsx`, contentOf(content)];
}

const manifestOf = (clientDir: string, name: string) =>
  JSON.parse(readFileSync(join(clientDir, '.vite', name), 'utf8')) as Manifest;

function entriesOf(manifest: Manifest) {
  return (key: string): ManifestEntry => {
    const found = manifest[key];
    if (!found) throw new Error(`The build has no ${key}`);
    return found;
  };
}

const readManifest = (clientDir: string, name: string) => entriesOf(manifestOf(clientDir, name));

/**
 * Reads from Vite's manifests, and from the list of panels, which files each page needs. @param clientDir Folder of
 * the built client.
 */
export function assetsFromManifest(clientDir: string): AssetsOf {
  const manifest = manifestOf(clientDir, 'manifest.json');
  const entry = entriesOf(manifest);
  const firstLoadEntry = readManifest(clientDir, 'first-load.json')(firstLoad);
  const panels = readPanels(clientDir);
  const ownFiles = new Map(
    Object.entries(ownScripts).map(([page, name]) => {
      const { file } = readManifest(clientDir, `${name}.json`)(`src/app/client/${name}.ts`);
      return [page, { own: `/${file}` }];
    }),
  );

  /** Entries with their imports, in dependency order: each runs after its dependencies have been loaded. */
  function inOrder(keys: readonly string[], met = new Set<string>()): string[] {
    return keys.flatMap((key) => {
      if (met.has(key)) return [];
      met.add(key);
      return [...inOrder(entry(key).imports ?? [], met), key];
    });
  }

  /** The files of an entry, of other entries, and of all their imports; the entry's own file comes first. */
  const filesOf = (first: string, ...others: readonly string[]) =>
    [first, ...inOrder([first, ...others]).filter((key) => key !== first)].map(
      (key) => `/${entry(key).file}`,
    );

  /** The assistant's words in a language, if it has any; the English ones are in its own files. */
  const assistantWords = (language: Language) =>
    [boundModule('kiswahiliAssistant', language)].filter((key) => key in manifest);

  return (language, route) => ({
    firstLoad: `/${firstLoadEntry.file}`,
    ...(route && ownFiles.get(route.page)),
    react: filesOf(client, ...modulesOf(language, route)),
    assistant: [panels[language], ...filesOf(assistant, ...assistantWords(language))],
  });
}

/** Address of the staff desk's script, which no page of the site uses. @param clientDir Folder of the built client. */
export const deskScript = (clientDir: string) =>
  `/${readManifest(clientDir, 'desk.json')('src/app/client/desk.ts').file}`;
