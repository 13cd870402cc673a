import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { drawPicture } from './drawPicture';
import { slots } from './slots';

const name = 'virtual:picture-weights';
const resolved = `\0${name}`;

/** Vite plugin for `import weights from 'virtual:picture-weights'`: size of each picture in bytes, compressed with brotli. */
export function pictureWeights(): Plugin {
  return {
    name: 'picture-weights',
    resolveId: (id) => (id === name ? resolved : undefined),
    load: (id) => {
      if (id !== resolved) return undefined;
      const weights = Object.keys(slots).map((slot) => [slot, brotliCompressSync(drawPicture(slot)).length]);
      return `export default ${JSON.stringify(Object.fromEntries(weights))};`;
    },
  };
}
