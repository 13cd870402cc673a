import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pictures } from '../../src/media/picturesPlugin';
import { noisyPhoto } from '../support/photos';

/** The hooks of the plugin as a bundler calls them. */
interface Hooks {
  configResolved(config: { root: string }): void;
  buildStart(): Promise<void>;
  resolveId(id: string): string | undefined;
  load(id: string): Promise<string | undefined>;
}

const root = mkdtempSync(join(tmpdir(), 'pictures-'));
const folder = join(root, 'photos');
const plugin = pictures({ photos: 'photos', words: resolve('src/content/words') }) as unknown as Hooks;
const file = join(root, 'node_modules/.cache/pictures/icon.svg');

beforeAll(() => plugin.configResolved({ root }));
afterAll(() => rmSync(root, { recursive: true }));

describe('virtual:picture/<slot>', () => {
  it('leaves other modules alone', async () => {
    expect(plugin.resolveId('./icon')).toBeUndefined();
    expect(await plugin.load('/src/media/slots.ts')).toBeUndefined();
  });

  it('becomes a module with the picture and its file', async () => {
    const id = plugin.resolveId('virtual:picture/icon') ?? '';
    const code = (await plugin.load(id)) ?? '';
    expect(code).toContain(`import src from ${JSON.stringify(`${file}?url&no-inline`)};`);
    expect(code).toContain('"width":512,"height":512');
    expect(code).toContain('"kind":"illustration"');
    expect(readFileSync(file, 'utf8')).toMatch(/^<svg [^>]*viewBox="0 0 512 512"/);
  });

  it('does not write an unchanged file again', async () => {
    const before = statSync(file).mtimeMs;
    await plugin.load('\0virtual:picture/icon');
    expect(statSync(file).mtimeMs).toBe(before);
  });

  it('refuses a slot that is not there, by name', async () => {
    await expect(plugin.load('\0virtual:picture/nobody')).rejects.toThrow('nobody');
  });
});

describe('a photo in the folder', () => {
  const slot = 'portrait-testimonial-1';
  const put = (entries: object) => writeFileSync(join(folder, 'photos.json'), JSON.stringify(entries));

  it('stops the build at its start if it cannot be used', async () => {
    mkdirSync(folder);
    await noisyPhoto({ width: 400, height: 500, noise: 8, subject: [0.5, 0.2] })
      .jpeg()
      .toFile(join(folder, `${slot}.jpg`));
    await expect(plugin.buildStart()).rejects.toThrow(`"${slot}" has no alternative text`);
  });

  it('takes the place of the illustration', { timeout: 60_000 }, async () => {
    put({
      [slot]: {
        alt: 'A head teacher.',
        altSw: 'Mwalimu mkuu.',
        focus: '50% 20%',
        credit: 'Photo: A. Otieno',
      },
    });
    await plugin.buildStart();
    const code = (await plugin.load(`\0virtual:picture/${slot}`)) ?? '';
    expect(code).not.toContain('.svg');
    expect(code).not.toContain('Mwalimu mkuu.');
    expect(await plugin.load(`\0virtual:picture/${slot}/sw`)).toContain('"alt":"Mwalimu mkuu."');
    const files = [...code.matchAll(/"([^"]+)\?url&no-inline"/g)].map(([, path = '']) => path);
    expect(files.map((path) => path.slice(path.lastIndexOf('-') + 1))).toEqual([
      ...['112.avif', '112.webp', '112.jpg'],
      ...['168.avif', '168.webp', '168.jpg'],
    ]);
    for (const path of files) expect(statSync(path).size).toBeGreaterThan(100);
    const values = files.map((_, at) => `const f${at} = "/file-${at}";`).join('');
    // Runs the module like a browser, with addresses for its files.
    const module = code.replace(/^import .*$/gm, '').replace('export default ', `${values}const picture = `);
    const picture = String(runInNewContext(`${module}JSON.stringify(picture)`));
    expect(JSON.parse(picture)).toEqual({
      kind: 'photo',
      src: '/file-5',
      srcSet: '/file-2 112w, /file-5 168w',
      sources: [
        { type: 'image/avif', srcSet: '/file-0 112w, /file-3 168w' },
        { type: 'image/webp', srcSet: '/file-1 112w, /file-4 168w' },
      ],
      width: 168,
      height: 168,
      alt: 'A head teacher.',
      sizes: '56px',
      preview: expect.stringMatching(/^data:image\/webp;base64,/) as string,
      focus: '50% 20%',
      credit: 'Photo: A. Otieno',
    });
  });

  it('gives the drawing back when it goes', async () => {
    rmSync(join(folder, `${slot}.jpg`));
    put({});
    await plugin.buildStart();
    expect(await plugin.load(`\0virtual:picture/${slot}`)).toContain('"kind":"illustration"');
  });
});
