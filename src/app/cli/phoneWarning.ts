import { ownerDefaults, type OwnerPhone } from '../../config/owner';
import { normalisePhone } from '../../domain/phone';

const line = '*'.repeat(78);

/** The warning that the emergency number is still the placeholder, in any spelling; undefined once the owner has set one. */
export function phoneWarning({ href, display }: OwnerPhone): string | undefined {
  if (href !== `tel:${normalisePhone(ownerDefaults.PHONE) ?? ''}`) return undefined;
  return [
    line,
    'WARNING: the emergency number of this site is a placeholder.',
    '',
    `Every page tells people who need an ambulance to call ${display}.`,
    'Do not publish the site like this. Set PHONE to your number, then start again:',
    '',
    "    PHONE='+254 7XX XXX XXX' npm start",
    line,
  ].join('\n');
}
