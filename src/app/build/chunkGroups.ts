import { resolve } from 'node:path';
import type { Rolldown } from 'vite';
import { languages } from '../../domain/language';

type Splitting = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>;
type Group = NonNullable<Splitting['groups']>[number];
type Context = Parameters<Exclude<Group['name'], string>>[1];

/** Entry of the client: what it imports is needed by every page once React is there. */
const entry = resolve('src/app/client/client.tsx');

/** Words of the frame around every page, in each language. */
const frame = resolve('src/content/pages/frame.ts');
const frames = languages.map((language) => (language === 'en' ? frame : `${frame}?${language}`));

/** Number of pages and their words by which a module counts as a part of most pages. */
const most = 12;

/** Number of them from which a small module, of at most so many bytes, is not worth a request of its own. */
const some = 4;
const small = 1200;

/** Number of them from which words are shared; below it they are part of the page's own chunk. */
const several = 4;

const library = /node_modules[\\/](?:react|react-dom|react-is|scheduler)[\\/]/;
/** What forms share, so that no other page loads the library with a small piece of theirs. */
const ofForms = /src[\\/]forms[\\/]|node_modules[\\/]react-hook-form[\\/]/;
const words =
  /src[\\/]content[\\/](?:pages|words[\\/](?<ofWords>[a-z]{2}))[\\/](?:(?<part>\w+)[\\/])?[\w.]+(?:\?(?<ofPage>[a-z]{2}))?|[\\/]pictures[\\/].*&no-inline(?:&(?<ofFile>[a-z]{2}))?|virtual:picture\/[\w-]+(?:\/(?<ofPicture>[a-z]{2}))?/;

/** Whether a module is loaded by itself, as pages and their words are: in a group it would bring the group along. */
function isEntry(id: string, context: Context): boolean {
  const module = context.getModuleInfo(id);
  return !!module && (module.isEntry || module.dynamicImporters.length > 0);
}

/** Name of the chunk with shared words: those of one language, and of one part of the site. */
function wordsName(id: string): string {
  const { part, ofWords, ofPage, ofFile, ofPicture } = words.exec(id)?.groups ?? {};
  return ['words', part, ofWords ?? ofPage ?? ofFile ?? ofPicture ?? 'en'].filter(Boolean).join('-');
}

/**
 * What the client loads together. Without groups each module that two pages share would be a request of its own: 73 for
 * Home instead of 21. Six groups, by who needs them: React itself, what every page needs, what most pages need, what
 * forms share, small pieces that some share, and words that several share.
 */
export function chunkGroups(): Group[] {
  let ofEveryPage: Set<string> | undefined;
  const findOfEveryPage = (context: Context): Set<string> => {
    const found = new Set<string>();
    const add = (id: string) => {
      if (found.has(id)) return;
      found.add(id);
      context.getModuleInfo(id)?.importedIds.forEach(add);
    };
    [entry, ...frames].forEach(add);
    return found;
  };
  const isCode = (id: string) => !words.test(id);
  return [
    // Apart from the rest, because it runs in a task of its own.
    { name: 'react', priority: 5, test: library },
    {
      name: (id, context) => {
        ofEveryPage ??= findOfEveryPage(context);
        if (!ofEveryPage.has(id) || isEntry(id, context)) return null;
        return isCode(id) ? 'base' : wordsName(id);
      },
      debugName: 'base',
      priority: 4,
    },
    {
      name: (id, context) => (isEntry(id, context) ? null : 'parts'),
      debugName: 'parts',
      priority: 3,
      test: isCode,
      minShareCount: most,
    },
    {
      name: (id, context) => (isEntry(id, context) ? null : 'forms'),
      debugName: 'forms',
      priority: 2,
      test: ofForms,
      minShareCount: 2,
    },
    {
      name: (id, context) => (isEntry(id, context) ? null : 'pieces'),
      debugName: 'pieces',
      priority: 1,
      test: isCode,
      minShareCount: some,
      maxModuleSize: small,
    },
    {
      name: (id, context) => (isEntry(id, context) ? null : wordsName(id)),
      debugName: 'words',
      priority: 0,
      test: words,
      minShareCount: several,
    },
  ];
}
