import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { noisyPhoto, type PhotoLook } from './photos';
import { startSite, type Site } from './site';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A photo of an owner: how it looks, and what its entry in `photos.json` says. */
export interface OwnersPicture {
  look: PhotoLook;
  words: { alt: string; focus?: string; credit?: string };
}

/**
 * Does what an owner does: puts JPEGs into the folder for photos, writes what they show, builds, starts. In a copy of
 * the project, so that this one keeps its own build.
 * @param photos Photos by slot.
 */
export async function startPhotoSite(photos: Readonly<Record<string, OwnersPicture>>): Promise<Site> {
  const copy = mkdtempSync(join(tmpdir(), 'photo-site-'));
  try {
    for (const name of ['src', 'package.json', 'package-lock.json', 'vite.config.ts', 'tsconfig.json'])
      cpSync(join(root, name), join(copy, name), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
    const folder = join(copy, 'src/media/photos');
    for (const [slot, { look }] of Object.entries(photos))
      await noisyPhoto(look)
        .jpeg({ quality: 92 })
        .toFile(join(folder, `${slot}.jpg`));
    const words = Object.entries(photos).map(([slot, photo]) => [slot, photo.words]);
    writeFileSync(join(folder, 'photos.json'), JSON.stringify(Object.fromEntries(words)));
    execFileSync(
      process.execPath,
      [
        join(root, 'node_modules/vite/bin/vite.js'),
        ...['build', '--app', '--configLoader', 'runner', '--logLevel', 'warn'],
      ],
      { cwd: copy, env: { ...process.env, NODE_ENV: 'production' }, stdio: ['ignore', 'ignore', 'inherit'] },
    );
    const site = await startSite({}, copy);
    const stop = async () => {
      const code = await site.stop();
      rmSync(copy, { recursive: true, force: true });
      return code;
    };
    return { ...site, stop };
  } catch (error) {
    rmSync(copy, { recursive: true, force: true });
    throw error;
  }
}
