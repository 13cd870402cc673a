import { resolve } from 'node:path';
import { command, type Command } from './commandKinds';
import { DeskError } from './DeskError';
import { exportCommand } from './exportCommand';
import { sendTestLetter } from './mail';
import { copyTo } from './placeCopy';
import { count, printHealth, printPurge } from './print';
import {
  printBackups,
  printClosed,
  printMailStops,
  printReports,
  printRestored,
  printRotated,
  printSessions,
} from './printMaintenance';
import { restore } from './restore';
import { safeLine } from './terminal';

/** The commands by name: what a browser cannot do. Everything else is done at the desk in the browser. */
export const commands: ReadonlyMap<string, Command> = new Map<string, Command>([
  [
    'open',
    command(
      (desk) => desk.openLink(),
      (address) => `${address}\nIt opens the desk once and expires in ten minutes.`,
    ),
  ],
  ['close', command((desk, { id, by }) => desk.closeDesks(id, by), printClosed, 'perhaps')],
  ['sessions list', command((desk) => desk.listSessions(), printSessions)],
  ['export', exportCommand],
  [
    'mail retry',
    command(
      (desk, { id, by }) => desk.retryMail(id, by),
      (due) => `Due now: ${count(due, 'mail')}.`,
      true,
    ),
  ],
  [
    'mail test',
    {
      argument: false,
      // Not on a desk: the store need not be there.
      async run({ config: { mail } }) {
        if (!mail) throw new DeskError('failed', 'SMTP_URL, MAIL_FROM and MAIL_TO are not set.');
        const answer = await sendTestLetter(mail);
        return { value: { answer }, text: `${new URL(mail.smtpUrl).hostname} took it: ${safeLine(answer)}` };
      },
    },
  ],
  [
    'mail bounced',
    command(
      (desk, { id, by }) => desk.stopMail(id, by),
      () => 'No mail goes to this address any more.',
      true,
    ),
  ],
  [
    'mail allow',
    command(
      (desk, { id, by }) => desk.allowMail(id, by),
      () => 'Mail goes to this address again.',
      true,
    ),
  ],
  ['mail stops', command((desk) => desk.listMailStops(), printMailStops)],
  ['health', command((desk) => desk.health(), printHealth)],
  ['reports list', command((desk) => desk.listReports(), printReports)],
  [
    'purge',
    {
      ...command((desk, { days, dryRun }) => desk.purge(days, dryRun ? 'count' : 'delete'), printPurge),
      options: ['days', 'dry-run'],
    },
  ],
  [
    'links rotate',
    {
      ...command(
        async (desk, { closeDesks, by }) => ({ closed: await desk.rotateLinks(closeDesks, by) }),
        printRotated,
      ),
      options: ['close-desks'],
    },
  ],
  [
    'backup',
    command(
      async (desk, { id, by }) => {
        const file = resolve(id);
        const { bytes } = await copyTo(desk, file, by);
        return { file, bytes };
      },
      ({ file }) => `A copy of the database is in ${file}.`,
      true,
    ),
  ],
  ['backups list', command((desk) => desk.listBackups(), printBackups)],
  [
    'restore',
    {
      argument: true,
      // Not on a desk, because no store may be open.
      async run({ config }, { id }) {
        const value = await restore(config, id);
        return { value, text: printRestored(value) };
      },
    },
  ],
]);
