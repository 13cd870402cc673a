import type { DeskActor } from '../../domain/desk';
import { email } from '../../domain/fields';
import type { MailStop } from '../store/mailStops';
import type { Store } from '../store/Store';
import { DeskError, found } from './DeskError';
import { nobody } from './operations';

/** @throws {DeskError} It is no address. */
function addressOf(typed: string): string {
  const checked = email.safeParse(typed);
  if (checked.success) return checked.data;
  throw new DeskError('failed', 'This is not an e-mail address.');
}

/** What staff know of addresses that mail comes back from. The log tells that it was done, not to which address. */
export function deskMailStops(store: Store) {
  return {
    /** Sends nothing to an address any more. */
    async stopMail(typed: string, by: DeskActor = nobody): Promise<{ stopped: true }> {
      await store.stopMail(addressOf(typed), 'mail came back, says staff');
      await store.logged(by, { action: 'stop', kind: 'mail' });
      return { stopped: true };
    },
    /** Sends to it again. @throws {DeskError} It was not stopped. */
    async allowMail(typed: string, by: DeskActor = nobody): Promise<{ allowed: true }> {
      const address = addressOf(typed);
      found(await store.allowMail(address), 'stopped address', typed);
      await store.logged(by, { action: 'allow', kind: 'mail' });
      return { allowed: true };
    },
    listMailStops: (): Promise<MailStop[]> => store.mailStops(),
  };
}
