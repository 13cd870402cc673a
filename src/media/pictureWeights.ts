import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { drawPicture } from './drawPicture';
import { slots } from './slots';

const name = 'virtual:picture-weights';
const resolved = `\0${name}`;

/** Vite plugin behind `import weights from 'virtual:picture-weights'`: bytes of each picture, compressed with brotli. */
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
