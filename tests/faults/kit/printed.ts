import { clinics } from '../../../src/content/pages/clinics';
import { requestCatalogue } from '../../../src/content/pages/requests/requestCatalogue';
import { requestKinds } from '../../../src/domain/requests/kinds';
import { exportKinds } from '../../../src/server/desk/exportCommand';
import { runDesk } from '../../../src/server/desk/runDesk';

const exports = [...exportKinds, ...requestKinds];

/** Everything that must not be sent to a terminal: control characters except line ends, marks that reverse text, joiners. */
const harmful = /[^\P{Cc}\n]|[\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** Runs the desk's exports for a store. @returns The number of printed characters, and those that could harm a terminal. */
export async function printAll(
  dataDir: string,
): Promise<{ characters: number; harmful: number; failed: number }> {
  let text = '';
  let failed = 0;
  const out = (part: string) => {
    // The byte order mark of a table is ours.
    text += part.replace(/^\uFEFF/, '');
  };
  for (const kind of exports)
    for (const more of [[], ['--json']]) {
      const code = await runDesk(
        ['export', kind, ...more],
        { DATA_DIR: dataDir },
        { out, err: out, clinics: clinics.items, requests: requestCatalogue },
      );
      if (code !== 0) failed += 1;
    }
  return { characters: text.length, harmful: text.match(harmful)?.length ?? 0, failed };
}
