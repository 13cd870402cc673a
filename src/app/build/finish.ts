import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { owner } from '../../content/owner';
import { ConfigError } from '../../config/ConfigError.js';
import { InlineCodeError } from '../../server/http/contentSecurityPolicy';
import { phoneWarning } from '../cli/phoneWarning';
import { buildStamp } from './buildStamp';
import { compressedCopies } from './compressedCopies';
import { copyNativePackages } from './nativePackages';
import { writeOffline } from './offline/writeOffline';
import { writePolicies } from './policies';
import { prerenderSite } from './prerender';
import { writeOffers, writePanels } from './writePanels';
import { writeSiteFiles } from './writeSiteFiles';

/** Folder of this build, relative to the project's root. */
const folder = process.argv[2] ?? 'dist';
const clientDir = join(folder, 'client');

/**
 * Last steps of the build: the HTML of every page, files for crawlers, compressed copies of every
 * text file, and the build's stamp.
 */
async function finishBuild(): Promise<void> {
  // First, because the pages contain their addresses.
  writePanels(clientDir);
  writeOffers(clientDir);
  const copies = compressedCopies();
  copies.addAll(join(clientDir, 'assets'));
  await prerenderSite(clientDir, copies.add);
  writeSiteFiles(clientDir);
  await writeOffline(clientDir, copies.sizeOf);
  writePolicies(clientDir);
  copies.addAll(clientDir);
  await copies.done();
  // The programs are modules, wherever the folder is moved to.
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n');
  copyNativePackages(join(folder, 'server'));
  writeFileSync(join(folder, 'build.txt'), buildStamp());
  const warning = phoneWarning(owner.phone);
  if (warning !== undefined) console.error(warning);
}

try {
  await finishBuild();
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof InlineCodeError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
