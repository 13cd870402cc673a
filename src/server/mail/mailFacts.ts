import type { ServerConfig } from '../../config/server';

/** What mail needs to know about the site itself. */
interface MailFacts {
  config: ServerConfig;
  /** Public address of the site. */
  siteUrl?: string | undefined;
  /** Name of the service. */
  siteName?: string | undefined;
  /** Address of the service on its pages. */
  organizer?: string | undefined;
}

/** Adds to the settings of mail what stands elsewhere: the site's address and name, and addresses of the service. */
export function withMailFacts({ config, siteUrl, siteName, organizer }: MailFacts): ServerConfig {
  if (!config.mail) return config;
  const own = [organizer, config.watch.alerts?.to].filter((one) => one !== undefined);
  return {
    ...config,
    mail: {
      ...config.mail,
      own,
      ...(siteUrl !== undefined && { siteUrl }),
      ...(siteName !== undefined && { siteName }),
    },
  };
}
