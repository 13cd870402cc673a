import { existsSync, readFileSync } from 'node:fs';
import { basename, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import { cachePhoto } from './conversion/cachePhoto';
import { photoModule } from './conversion/photoModule';
import { readPhotos, type OwnersPhoto } from './conversion/readPhotos';
import { isLanguage, type Language } from '../domain/language';
import { drawingsFolder, drawnFile, forgetDrawings } from './drawing';
import { focusOf, slotOf, slots } from './slots';
import { altText } from './altText';

const prefix = 'virtual:picture/';
const resolvedPrefix = '\0' + prefix;

/** Name of the file with the alternative texts of drawings, in a language’s folder of words. */
const wordsFile = 'pictures.json';

/** Alternative texts of a drawing by language; undefined where nobody has written one. */
type Texts = (language: Language) => string | undefined;

/** Code of the module of an illustration with its text in a language; also writes its file. */
function illustrationModule(
  slot: string,
  folder: string,
  language: Language,
  textIn: Texts,
  user = '',
): string {
  const { width, height, focus } = slotOf(slot);
  const file = drawnFile(slot, folder);
  const english = textIn('en');
  if (english === undefined) throw new Error(`The drawing "${slot}" has no text in words/en/${wordsFile}.`);
  const data = JSON.stringify({
    width,
    height,
    ...altText(language, english, { [language]: textIn(language) }),
    ...(focus && { focus: focusOf({ focus }) }),
    kind: 'illustration',
  });
  // One module per language and user: a module shared by two chunks would become a separate request. The file is the
  // same.
  const owner = `${language}${user}`;
  const own = owner === 'en' ? '' : `&${owner}`;
  const src = own === '' ? 'src' : `src: src.replace(/[?&]${owner}$/, '')`;
  return `import src from ${JSON.stringify(`${file}?url&no-inline${own}`)};\nexport default {${src}, ...${data}};`;
}

/** Settings of the plugin. */
interface PicturesOptions {
  /** Folder of the owner's photographs, relative to the project's root. */
  photos?: string;
  /** Folder with a folder per language, each with `pictures.json`: the alternative texts of drawings by slot. */
  words?: string;
}

/**
 * Vite plugin for `import hero from 'virtual:picture/<slot>'`: the module contains the picture's data. A drawing
 * becomes a hashed SVG file; the owner's photograph, if there is one, hashed files of several formats and widths.
 * `virtual:picture/<slot>/sw` is the same drawing with its text in that language; `…/sw/assistant` a separate module
 * for the assistant.
 */
export function pictures({
  photos = 'src/media/photos',
  words = 'src/content/words',
}: PicturesOptions = {}): Plugin {
  let root = '';
  let owners: Promise<Map<string, OwnersPhoto>> | undefined;
  const photosFolder = () => resolve(root, photos);
  const cache = () => resolve(root, 'node_modules/.cache/pictures');
  /** Alternative text of a drawing in a language. */
  const textOf = (slot: string, language: Language): string | undefined => {
    const list = resolve(root, words, language, wordsFile);
    return existsSync(list)
      ? (JSON.parse(readFileSync(list, 'utf8')) as Record<string, string>)[slot]
      : undefined;
  };
  const ownersPhotos = () => (owners ??= readPhotos(photosFolder(), root, slots));
  return {
    name: 'pictures',
    configResolved(config) {
      root = config.root;
    },
    // At the start, so that a photograph without a slot is reported as well.
    async buildStart() {
      owners = undefined;
      await ownersPhotos();
    },
    resolveId(id) {
      return id.startsWith(prefix) ? '\0' + id : undefined;
    },
    async load(id) {
      if (!id.startsWith(resolvedPrefix)) return undefined;
      const [slot = '', language = 'en', user] = id.slice(resolvedPrefix.length).split('/');
      if (!isLanguage(language)) throw new Error(`The site has no language "${language}".`);
      const [first, ...others] = slotOf(slot).frames;
      const photo = (await ownersPhotos()).get(slot);
      if (!photo || !first)
        return illustrationModule(slot, cache(), language, (one) => textOf(slot, one), user);
      const names = [first, ...others] as const;
      const cachedFiles = await cachePhoto(photo, names, resolve(cache(), 'photos'));
      return photoModule(cachedFiles, photo.words, names, language);
    },
    /** In development, changes of photos, of drawings and of alternative texts are shown at once. */
    hotUpdate({ file }) {
      const changed = resolve(file);
      const isWordsFile = changed.startsWith(resolve(root, words) + sep) && basename(changed) === wordsFile;
      const isDrawing = changed.startsWith(resolve(root, drawingsFolder) + sep);
      if (!isWordsFile && !isDrawing && !changed.startsWith(photosFolder() + sep)) return undefined;
      owners = undefined;
      forgetDrawings();
      const { moduleGraph, hot } = this.environment;
      const shown = [...moduleGraph.idToModuleMap.values()].filter(({ id }) =>
        id?.startsWith(resolvedPrefix),
      );
      if (!isDrawing) return shown;
      // The address of a drawing stays the same: only a new page asks for the file again.
      for (const module of shown) moduleGraph.invalidateModule(module);
      hot.send({ type: 'full-reload' });
      return [];
    },
  };
}
