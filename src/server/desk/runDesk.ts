import { readServerConfig } from '../../config/server';
import { ConfigError } from '../../config/ConfigError.js';
import type { RequestCatalogue } from '../../domain/requests/catalogue';
import { describeError, StartError } from '../errors';
import { backupId } from '../keep/copyNames';
import { backupPlaces, listPlaces } from '../keep/listPlaces';
import { withMailFacts } from '../mail/mailFacts';
import { openExistingStore } from '../store/openStore';
import { readCommand, usage } from './command';
import type { CommandContext } from './commandKinds';
import { createDesk } from './Desk';
import { DeskError } from './DeskError';
import { reachDesk } from './deskSocket';
import { dataFolderOf } from './person';
import { safeJson, safeLine } from './terminal';
import { UsageError } from './UsageError';

/** Data of the site for the desk, and its output: whole texts without a trailing line break. */
interface DeskOptions {
  /** The clinics, for the names of bookings' clinics. */
  clinics?: CommandContext['clinics'];
  /** Public address of the site, for sign-in links while no server runs. */
  siteUrl?: string;
  /** Name of the service: the sender of the test letter. */
  siteName?: string;
  /** Texts of the requests. */
  requests?: RequestCatalogue;
  /** Default: standard output. */
  out?: (text: string) => void;
  err?: (text: string) => void;
}

const exitCodes = { failed: 1, not_found: 3, conflict: 4 } as const;

/**
 * Runs one command of the staff desk.
 * @returns The exit code: 0 success, 1 failure, 2 wrong usage or settings, 3 not found, 4 already decided.
 */
export async function runDesk(
  argv: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  {
    clinics = [],
    siteUrl = '',
    siteName,
    requests = { sheets: {} },
    out = (text) => void process.stdout.write(`${text}\n`),
    err = (text) => void process.stderr.write(`${text}\n`),
  }: DeskOptions = {},
): Promise<number> {
  try {
    const line = readCommand(argv);
    if (!line) {
      out(usage);
      return 0;
    }
    const config = withMailFacts({ config: readServerConfig(env), siteUrl, siteName });
    const { backups } = config;
    const withDesk: CommandContext['withDesk'] = async (work) => {
      const running = await reachDesk(config.dataDir);
      if (running) return work(running);
      const store = await openExistingStore(config);
      try {
        const published = () => Promise.resolve();
        const sendsMail = config.mail !== undefined;
        return await work(
          createDesk(store, {
            published,
            retentionDays: config.retentionDays,
            sendsMail,
            siteUrl: () => siteUrl,
            ...(backups && {
              backups: async () =>
                listPlaces(backupPlaces(backups), backupId(await store.databaseId(), config.staging)),
            }),
            dataDir: dataFolderOf(config),
          }),
        );
      } finally {
        await store.close();
      }
    };
    const context = { config, clinics, requests, withDesk };
    const { text, value } = await line.command.run(context, line.args);
    if (line.args.json) out(safeJson(value));
    else if (text !== '') out(text);
    return 0;
  } catch (error) {
    if (error instanceof UsageError) err(`${safeLine(error.message)}\n\n${usage}`);
    else err(safeLine(error instanceof StartError ? error.message : describeError(error)));
    if (error instanceof UsageError || error instanceof ConfigError) return 2;
    return error instanceof DeskError ? exitCodes[error.code] : 1;
  }
}
