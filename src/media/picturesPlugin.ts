import { resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import { keepPhoto } from './conversion/keepPhoto';
import { photoModule } from './conversion/photoModule';
import { readPhotos, type OwnersPhoto } from './conversion/readPhotos';
import { drawnFile, slotOf } from './drawPicture';
import { slots } from './slots';

const prefix = 'virtual:picture/';
const resolvedPrefix = '\0' + prefix;

/** Code of the module of an illustration, told in a language; writes its file. */
function illustrationModule(slot: string, folder: string, language = 'en', user = ''): string {
  const { width, height, alt: english, altIn } = slotOf(slot);
  const alt =
    language === 'en' ? english : Object.entries(altIn ?? {}).find(([one]) => one === language)?.[1];
  if (alt === undefined) throw new Error(`The picture slot "${slot}" has no words in "${language}".`);
  const file = drawnFile(slot, folder);
  const data = JSON.stringify({ width, height, alt, kind: 'illustration' });
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
}

/**
 * Vite plugin behind `import hero from 'virtual:picture/<slot>'`: the module holds the picture's data. A drawing
 * becomes a hashed SVG file; the owner's photograph, where there is one, hashed files of several formats and widths.
 * `virtual:picture/<slot>/sw` is the same drawing, told in Kiswahili; `…/sw/assistant` once more for the assistant alone.
 */
export function pictures({ photos = 'src/media/photos' }: PicturesOptions = {}): Plugin {
  let root = '';
  let owners: Promise<Map<string, OwnersPhoto>> | undefined;
  const photosFolder = () => resolve(root, photos);
  const cache = () => resolve(root, 'node_modules/.cache/pictures');
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
      const [slot = '', language, user] = id.slice(resolvedPrefix.length).split('/');
      const [first, ...others] = slotOf(slot).frames;
      const photo = (await ownersPhotos()).get(slot);
      if (!photo || !first) return illustrationModule(slot, cache(), language, user);
      const names = [first, ...others] as const;
      const kept = await keepPhoto(photo, names, resolve(cache(), 'photos'));
      return photoModule(kept, photo.words, names, language);
    },
    /** While the site is worked on: a photo that comes, goes or changes shows at once. */
    hotUpdate({ file }) {
      if (!resolve(file).startsWith(photosFolder() + sep)) return undefined;
      owners = undefined;
      return [...this.environment.moduleGraph.idToModuleMap.values()].filter(({ id }) =>
        id?.startsWith(resolvedPrefix),
      );
    },
  };
}
