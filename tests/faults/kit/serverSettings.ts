/** Settings of a server under test, as JSON in its first argument. */
export interface ServerSettings {
  /** Environment variables of the server, read as by `npm start`. */
  env: Readonly<Record<string, string>>;
  /** Folder of the served pages and files. */
  clientDir: string;
  /** A file with the offset of the process's clock, in ms; without it the machine's clock is used. */
  clockFile?: string;
  /** Whether requests are limited as for visitors. Default: not, because something else is tested. */
  limited?: boolean;
}

/** Ids that the e-mail request must contain, the same for all servers under test. */
export const emailIds = { publicKey: 'key_1', serviceId: 'service_1', templateId: 'template_1' } as const;
