import { resolve } from 'node:path';
import { facts } from '../../content/facts';
import { owner } from '../../content/owner';
import { retentionDays, statedPeriods } from '../../content/retention';
import { readKeptCopies } from '../../config/keep';
import { refuseUnknownSettings } from '../../config/names';
import { readServerConfig } from '../../config/server';
import { ConfigError } from '../../config/ConfigError.js';
import { StartError } from '../../server/errors';
import { openLog } from '../../server/openLog';
import { startServer } from '../../server/startServer';
import { assetsFromManifest, deskScript } from '../render/assets';
import { careAtStart } from './careAtStart';
import { openClaims } from './openClaims';
import { phoneWarning } from './phoneWarning';
import { plainMessages } from './plainMessages';
import { siteRoutes } from '../siteRoutes';
import { copiesWarning, retentionWarning } from './retentionWarning';
import { reviewsDue } from './reviewsDue';
import { siteOptions } from './siteOptions';
import { samplesInUse } from './samplesInUse';

/**
 * Starts the server with the built site, and prints its address.
 * @param started Called once the server itself stops on a signal.
 */
async function start(started: () => void): Promise<void> {
  const clientDir = resolve('dist/client');
  // Everything is loaded now, because a later build may replace the files.
  await Promise.all(siteRoutes.map((route) => route.load()));
  refuseUnknownSettings();
  const config = readServerConfig(process.env);
  const log = openLog(config.watch.log);
  if (facts.requestCopies && !config.mail)
    throw new ConfigError('REQUEST_COPIES must be set together with SMTP_URL');
  const { url } = await startServer(
    siteOptions({
      config,
      assetsOf: assetsFromManifest(clientDir),
      deskScript: deskScript(clientDir),
      clientDir,
      log,
    }),
  );
  started();
  const stale = retentionWarning(config.retentionDays, retentionDays);
  if (stale !== undefined) log(stale, { level: 'warn', event: 'retention_differs' });
  const otherCopies = copiesWarning(readKeptCopies(process.env), statedPeriods.copies);
  if (otherCopies !== undefined) log(otherCopies, { level: 'warn', event: 'copies_differ' });
  const warning = phoneWarning(owner.phone);
  if (warning !== undefined) {
    // The frame around it is for people: programs get one line.
    if (config.watch.log.format === 'text') console.error(warning);
    else
      log(
        'The emergency number of this site is a placeholder. Set PHONE, and do not publish the site like this.',
        {
          level: 'error',
          event: 'phone_placeholder',
        },
      );
  }
  if (owner.placeholders.length > 0) {
    log(`Placeholders still in use: ${owner.placeholders.join(', ')}. Set them in the environment.`, {
      event: 'placeholders',
    });
  }
  const plain = plainMessages(owner.emailService.origin, config.mail !== undefined);
  if (plain !== undefined) console.error(plain);
  const samples = samplesInUse();
  if (samples !== undefined) log(samples, { event: 'samples' });
  for (const line of careAtStart(config)) log(line, { event: 'care' });
  for (const line of openClaims()) log(line, { event: 'claims' });
  for (const line of reviewsDue(new Date())) log(line, { event: 'first_aid_reviews' });
  console.log(`The site is ready at ${url}`);
}

/** Starts the server, or says in one line why it cannot be started. @param started See {@link start}. */
export async function serveSite(started: () => void): Promise<void> {
  try {
    await start(started);
  } catch (error) {
    if (!(error instanceof StartError || error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
