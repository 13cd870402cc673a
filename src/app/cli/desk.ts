import { clinics } from '../../content/pages/clinics';
import { requestCatalogue } from '../../content/pages/requests/requestCatalogue';
import { owner } from '../../content/owner';
import { runDesk } from '../../server/desk/runDesk';

process.exitCode = await runDesk(process.argv.slice(3), process.env, {
  clinics: clinics.items,
  // The desk's links lead to the server.
  siteUrl: owner.siteUrl,
  siteName: owner.brand,
  requests: requestCatalogue,
});
