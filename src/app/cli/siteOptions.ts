import { clinicPlace } from '../../content/pages/clinicPlace';
import { clinics } from '../../content/pages/clinics';
import { requestCatalogue } from '../../content/pages/requests/requestCatalogue';
import { facts } from '../../content/facts';
import { owner } from '../../content/owner';
import { staging } from '../../content/staging';
import type { ServerConfig } from '../../config/server';
import type { ServerOptions } from '../../server/startServer';
import { pageRendering, type AssetsOf } from '../render/render';
import { deskRendering } from '../render/renderDesk';
import { routeInfo } from '../siteRoutes';
import { visitorMails } from '../visitorMails';

/** What a start of the site has to give to its server. */
interface Start extends Pick<ServerOptions, 'clientDir' | 'log'> {
  config: ServerConfig;
  assetsOf: AssetsOf;
  /** Address of the staff desk's script. */
  deskScript: string;
}

/** Everything that the server has to know about this site: its pages, words, clinics and addresses. */
export function siteOptions({ config, assetsOf, deskScript, ...rest }: Start): ServerOptions {
  return {
    ...rest,
    // It counts as a staging copy if either its build or its server is set to: it must not be listed by search
    // engines, nor send mail to visitors.
    config: { ...config, staging: config.staging || staging },
    email: owner.emailService,
    // Without a setting, links in e-mail lead to the address of this server, whatever its port is.
    ...(!owner.placeholders.includes('SITE_URL') && { siteUrl: owner.siteUrl }),
    siteName: owner.brand,
    answerDays: facts.answerDays,
    ...(!owner.placeholders.includes('EMAIL') && { organizer: owner.email }),
    clinicPlace,
    clinics: clinics.items,
    requests: requestCatalogue,
    mails: visitorMails,
    renderer: { ...pageRendering(assetsOf), ...routeInfo },
    deskPages: deskRendering(deskScript),
  };
}
