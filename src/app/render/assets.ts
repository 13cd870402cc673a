import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../domain/language';
import { partOf } from '../findRoute';
import type { SiteRoute } from '../routeTable';
import type { AssetsOf } from './render';

/** What is read of an entry of Vite's manifest. */
interface ManifestEntry {
  file: string;
  imports?: readonly string[];
  dynamicImports?: readonly string[];
  assets?: readonly string[];
}
type Manifest = Readonly<Record<string, ManifestEntry>>;

/** Where the build leaves the addresses of the pages that hold the assistant's panel; no server sends what lies below `.vite`. */
export const panelsFile = '.vite/panels.json';

const firstLoad = 'src/app/client/first-load.ts';
const client = 'src/app/client/client.tsx';
const assistant = 'src/app/client/openAssistant.tsx';

/** Where each language lists the pages of a part of the route table. */
const listOf = { pages: 'pages', requests: 'requests/pages', firstAid: 'firstAid/pages' } as const;

/** Scripts that a page has beside the first-load script, by its file in `src/pages`: each is an environment of the build. */
const ownScripts: Readonly<Record<string, string>> = {
  CprPage: 'cprMetronome',
  EmergencyPlanPage: 'keptPlan',
  WhereAmIPage: 'placeFinder',
};

/** Modules that a page is made of, beside those that all need. Without a page: of the error page. */
function modulesOf(language: Language, route: SiteRoute | undefined): string[] {
  const words = `src/content/${language}`;
  const frame = `${words}/frame.ts`;
  if (!route) return [frame];
  const { path, page, content } = route;
  return [frame, `${words}/${listOf[partOf(path)]}.ts`, `src/pages/${page}.tsx`, `${words}/${content}.ts`];
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

/** Reads from Vite's manifests, and from the list of panels, which files each page needs. @param clientDir Folder of the built client. */
export function assetsFromManifest(clientDir: string): AssetsOf {
  const manifest = manifestOf(clientDir, 'manifest.json');
  const entry = entriesOf(manifest);
  const firstLoadEntry = readManifest(clientDir, 'first-load.json')(firstLoad);
  const panels = JSON.parse(readFileSync(join(clientDir, panelsFile), 'utf8')) as Readonly<
    Record<Language, string>
  >;
  const ownFiles = new Map(
    Object.entries(ownScripts).map(([page, name]) => {
      const { file } = readManifest(clientDir, `${name}.json`)(`src/app/client/${name}.ts`);
      return [page, { own: `/${file}` }];
    }),
  );

  /** Entries with what they import, each after what it needs itself: run one by one, none brings others along. */
  function inOrder(keys: readonly string[], met = new Set<string>()): string[] {
    return keys.flatMap((key) => {
      if (met.has(key)) return [];
      met.add(key);
      return [...inOrder(entry(key).imports ?? [], met), key];
    });
  }

  /** The files of an entry, of others, and of what they all import; the first entry's own file is the first. */
  const filesOf = (first: string, ...others: readonly string[]) =>
    [first, ...inOrder([first, ...others]).filter((key) => key !== first)].map(
      (key) => `/${entry(key).file}`,
    );

  /** The assistant's words in a language, where it has any; the English ones are among its own files. */
  const assistantWords = (language: Language) =>
    [`src/content/${language}/assistant.ts`].filter((key) => language !== 'en' && key in manifest);

  return (language, route) => ({
    firstLoad: `/${firstLoadEntry.file}`,
    ...(route && ownFiles.get(route.page)),
    react: filesOf(client, ...modulesOf(language, route)),
    assistant: [panels[language], ...filesOf(assistant, ...assistantWords(language))],
  });
}

/** Address of the script of staff's desk, which no page of the site names. @param clientDir Folder of the built client. */
export const deskScript = (clientDir: string) =>
  `/${readManifest(clientDir, 'desk.json')('src/app/client/desk.ts').file}`;
