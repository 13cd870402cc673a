import { owner } from '../../content/owner';

/** Origins beside the site's own that pages send to: the e-mail service's, where messages go straight to it. */
export const foreignOrigins: readonly string[] =
  owner.emailService.origin === '' ? [] : [new URL(owner.emailService.origin).origin];
