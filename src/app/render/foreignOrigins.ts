import { owner } from '../../content/owner';

/** Other origins to which pages send data: that of the e-mail service, if messages go there directly. */
export const foreignOrigins: readonly string[] =
  owner.emailService.origin === '' ? [] : [new URL(owner.emailService.origin).origin];
