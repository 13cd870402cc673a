import { brotliCompressSync } from 'node:zlib';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { drawnFile, drawPicture } from './drawing';
import { slots } from './slots';

const name = 'virtual:pictures';
const resolved = `\0${name}`;

/** Vite plugin for `import pictures from 'virtual:pictures'`: every drawing with its file and its size as it is sent. */
export function picturesList(): Plugin {
  let folder = '';
  return {
    name: 'pictures-list',
    configResolved({ root }) {
      folder = resolve(root, 'node_modules/.cache/pictures');
    },
    resolveId: (id) => (id === name ? resolved : undefined),
    load: (id) => {
      if (id !== resolved) return undefined;
      const ids = Object.keys(slots);
      const imports = ids.map(
        (slot, at) => `import p${at} from ${JSON.stringify(`${drawnFile(slot, folder)}?url&no-inline`)};`,
      );
      const entries = ids.map((slot, at) => {
        const bytes = brotliCompressSync(drawPicture(slot)).length;
        return `${JSON.stringify(slot)}:{src:p${at},bytes:${bytes}}`;
      });
      return `${imports.join('\n')}\nexport default {${entries.join()}};`;
    },
  };
}
