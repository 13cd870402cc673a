/** What a server under test is told, as JSON in its first argument. */
export interface ServerSettings {
  /** Environment variables of the server, read as `npm start` reads them. */
  env: Readonly<Record<string, string>>;
  /** Folder of the pages and files that are served. */
  clientDir: string;
  /** A file whose text is added to the clock of the whole process, in ms; without it the clock is the machine's. */
  clockFile?: string;
  /** Whether calls are limited as they are for visitors. Default: not, as what is tested is something else. */
  limited?: boolean;
}

/** Ids that the e-mail call must carry, the same for all servers under test. */
export const emailIds = { publicKey: 'key_1', serviceId: 'service_1', templateId: 'template_1' } as const;
