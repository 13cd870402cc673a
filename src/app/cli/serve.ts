import { resolve } from 'node:path';
import { clinics } from '../../content/en/clinics';
import { requestCatalogue } from '../../content/en/requests/requestCatalogue';
import { facts } from '../../content/facts';
import { owner } from '../../content/owner';
import { readServerConfig } from '../../config/server';
import { ConfigError } from '../../config/settings';
import { StartError } from '../../server/errors';
import { startServer } from '../../server/startServer';
import { assetsFromManifest, deskScript } from '../render/assets';
import { phoneWarning } from './phoneWarning';
import { pageRendering } from '../render/render';
import { deskRendering } from '../render/renderDesk';
import { routeInfo, siteRoutes } from '../siteRoutes';
import { reviewsDue } from './reviewsDue';
import { visitorMails } from '../visitorMails';
import { samplesInUse } from './samplesInUse';

/** Puts the built site and the server together, and says where it answers. */
async function serve(): Promise<void> {
  const clientDir = resolve('dist/client');
  const pages = pageRendering(assetsFromManifest(clientDir));
  // All of them now: a later build replaces the files that they would be read from.
  await Promise.all(siteRoutes.map((route) => route.load()));
  const config = readServerConfig(process.env);
  if (facts.requestCopies && !config.mail)
    throw new ConfigError('REQUEST_COPIES must be set together with SMTP_URL');
  const { url } = await startServer({
    config,
    email: owner.emailService,
    // Unset, its links lead to where the server answers, whatever its port is.
    ...(!owner.placeholders.includes('SITE_URL') && { siteUrl: owner.siteUrl }),
    siteName: owner.brand,
    clinics: clinics.items,
    requests: requestCatalogue,
    mails: visitorMails,
    renderer: { ...pages, ...routeInfo },
    deskPages: deskRendering(deskScript(clientDir)),
    clientDir,
    log: (line) => {
      console.error(line);
    },
  });
  const warning = phoneWarning(owner.phone);
  if (warning !== undefined) console.error(warning);
  if (owner.placeholders.length > 0) {
    console.error(
      `Placeholders still in use: ${owner.placeholders.join(', ')}. Set them in the environment.`,
    );
  }
  const samples = samplesInUse();
  if (samples !== undefined) console.error(samples);
  for (const line of reviewsDue(new Date())) console.error(line);
  console.log(`The site is ready at ${url}`);
}

try {
  await serve();
} catch (error) {
  if (!(error instanceof StartError || error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
