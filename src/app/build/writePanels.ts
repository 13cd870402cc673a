import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { languages, pathIn } from '../../domain/language';
import { offerFile } from '../../domain/languageChoice';
import { panelsFile } from '../render/assets';
import { renderOffer } from '../render/offer';
import { renderPanel } from '../render/panel';

/** Writes the assistant's panel in each language, with a hash of its content in its name, and the list of panels. */
export function writePanels(clientDir: string): void {
  const files = languages.map((language) => {
    const html = renderPanel(language);
    const hash = createHash('sha256').update(html).digest('base64url').slice(0, 7);
    const address = `/assets/panel-${hash}.html`;
    writeFileSync(join(clientDir, address), html);
    return [language, address];
  });
  writeFileSync(join(clientDir, panelsFile), JSON.stringify(Object.fromEntries(files)));
}

/** Writes the offer to read in each language that has words for it. */
export function writeOffers(clientDir: string): void {
  for (const language of languages) {
    const html = renderOffer(language, pathIn(language, '/'));
    if (html === undefined) continue;
    const file = join(clientDir, offerFile(language));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, html);
  }
}
