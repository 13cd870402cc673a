import { existsSync, readFileSync } from 'node:fs';
import { basename, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import { keepPhoto } from './conversion/keepPhoto';
import { photoModule } from './conversion/photoModule';
import { readPhotos, type OwnersPhoto } from './conversion/readPhotos';
import { isLanguage, type Language } from '../domain/language';
import { drawnFile, slotOf } from './drawPicture';
import { slots } from './slots';
import { toldIn } from './toldIn';

const prefix = 'virtual:picture/';
const resolvedPrefix = '\0' + prefix;

/** Name of the file with what drawings show, in the folder of a language. */
const toldFile = 'pictures.json';

/** Code of the module of an illustration, told in a language; writes its file. */
function illustrationModule(
  slot: string,
  folder: string,
  [language, told]: readonly [Language, string | undefined],
  user = '',
): string {
  const { width, height, alt } = slotOf(slot);
  const file = drawnFile(slot, folder);
  const data = JSON.stringify({
    width,
    height,
    ...toldIn(language, alt, told === undefined ? {} : { [language]: told }),
    kind: 'illustration',
  });
  // A module of its own in each language and for each user: one that two shared would be a request of its own. The file is
  // the same.
  const owner = `${language}${user}`;
  const own = owner === 'en' ? '' : `&${owner}`;
  const src = own === '' ? 'src' : `src: src.replace(/[?&]${owner}$/, '')`;
  return `import src from ${JSON.stringify(`${file}?url&no-inline${own}`)};\nexport default {${src}, ...${data}};`;
}

/** Settings of the plugin. */
interface PicturesOptions {
  /** Folder of the owner's photographs, from the project's root on. */
  photos?: string;
  /** Folder whose folders of languages have `pictures.json`: what each drawing shows, by its slot. */
  words?: string;
}

/**
 * Vite plugin behind `import hero from 'virtual:picture/<slot>'`: the module holds the picture's data. A drawing
 * becomes a hashed SVG file; the owner's photograph, where there is one, hashed files of several formats and widths.
 * `virtual:picture/<slot>/sw` is the same drawing, told in that language; `…/sw/assistant` once more for the assistant alone.
 */
export function pictures({
  photos = 'src/media/photos',
  words = 'src/content',
}: PicturesOptions = {}): Plugin {
  let root = '';
  let owners: Promise<Map<string, OwnersPhoto>> | undefined;
  const photosFolder = () => resolve(root, photos);
  const cache = () => resolve(root, 'node_modules/.cache/pictures');
  /** What a drawing shows, as a language says it. */
  const told = (slot: string, language: Language): string | undefined => {
    const list = resolve(root, words, language, toldFile);
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
    // At the start, so that a photograph for no slot is named as well.
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
      if (!photo || !first) return illustrationModule(slot, cache(), [language, told(slot, language)], user);
      const names = [first, ...others] as const;
      const kept = await keepPhoto(photo, names, resolve(cache(), 'photos'));
      return photoModule(kept, photo.words, names, language);
    },
    /** While the site is worked on: a photo that comes, goes or changes shows at once, and so do words of drawings. */
    hotUpdate({ file }) {
      const changed = resolve(file);
      const isTold = changed.startsWith(resolve(root, words) + sep) && basename(changed) === toldFile;
      if (!isTold && !changed.startsWith(photosFolder() + sep)) return undefined;
      owners = undefined;
      return [...this.environment.moduleGraph.idToModuleMap.values()].filter(({ id }) =>
        id?.startsWith(resolvedPrefix),
      );
    },
  };
}
