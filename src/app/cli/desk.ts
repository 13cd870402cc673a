import { clinics } from '../../content/en/clinics';
import { owner } from '../../content/owner';
import { runDesk } from '../../server/desk/runDesk';

process.exitCode = await runDesk(process.argv.slice(3), process.env, {
  clinics: clinics.items,
  siteUrl: owner.siteUrl,
});
