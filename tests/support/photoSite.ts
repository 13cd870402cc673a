import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownBuild } from './ownBuild';
import { noisyPhoto, type PhotoLook } from './photos';
import { startSite, type Site } from './site';

/** A photo of an owner: its image, and its entry in `photos.json`. */
export interface OwnersPicture {
  look: PhotoLook;
  words: { alt: string; focus?: string; credit?: string };
}

/**
 * Does what an owner does: puts JPEGs into the folder for photos, describes them, builds and starts the site.
 * @param photos Photos by slot.
 */
export async function startPhotoSite(photos: Readonly<Record<string, OwnersPicture>>): Promise<Site> {
  const { folder: copy, remove } = await ownBuild({}, async (project) => {
    const folder = join(project, 'src/media/photos');
    for (const [slot, { look }] of Object.entries(photos))
      await noisyPhoto(look)
        .jpeg({ quality: 92 })
        .toFile(join(folder, `${slot}.jpg`));
    const words = Object.entries(photos).map(([slot, photo]) => [slot, photo.words]);
    writeFileSync(join(folder, 'photos.json'), JSON.stringify(Object.fromEntries(words)));
  });
  try {
    const site = await startSite({}, copy);
    const stop = async () => {
      const code = await site.stop();
      remove();
      return code;
    };
    return { ...site, stop };
  } catch (error) {
    remove();
    throw error;
  }
}
