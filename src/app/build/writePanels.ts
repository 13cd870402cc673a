import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../../domain/language';
import { panelsFile } from '../render/assets';
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
