import { clinics } from '../../content/en/clinics';
import { requestCatalogue } from '../../content/en/requests/requestCatalogue';
import { runDesk } from '../../server/desk/runDesk';

process.exitCode = await runDesk(process.argv.slice(3), process.env, {
  clinics: clinics.items,
  requests: requestCatalogue,
});
