/** What the drivers tell of a failed connection: Postgres's own code, Node's, or OpenSSL's. */
interface ConnectError extends Error {
  code?: string;
  /** What the system was asked for. */
  syscall?: string;
}

/** What each code of Postgres and of the system means; said after "DATABASE_URL: ". */
const byCode: Readonly<Record<string, string>> = {
  '28P01': 'the password is wrong, or there is no such user.',
  '28000': 'the server does not let this user in from this machine: look at its pg_hba.conf.',
  '3D000': 'the server has no database of this name.',
  '42501': 'the user may not connect to this database: GRANT CONNECT ON DATABASE … TO ….',
  '53300': 'the server has no connection left.',
  '57P03': 'the server is starting or stopping.',
  ENOTFOUND: 'there is no host of this name.',
  EAI_AGAIN: 'the host’s name cannot be looked up now.',
  ECONNREFUSED: 'nothing answers on this host and port.',
  ENOENT: 'there is no socket of Postgres in this folder.',
  EACCES: 'this user may not open the socket of Postgres.',
  EHOSTUNREACH: 'no network leads to this host.',
  ENETUNREACH: 'no network leads to this host.',
};

/** Messages of errors that have no code of their own. */
const byMessage: readonly (readonly [RegExp, string])[] = [
  // Poolers have words, and one code for everything.
  [
    /unsupported startup parameter(?: in options)?: (\w+)/,
    'the pooler refuses the parameter $1: leave it out, or let the pooler ignore it (ignore_startup_parameters).',
  ],
  [/no such database/, 'the pooler has no database of this name.'],
  [/no such user/, 'the password is wrong, or there is no such user.'],
  [/does not support SSL/, 'the server offers no encryption (sslmode).'],
  [/timeout|terminated unexpectedly/i, 'the server does not answer.'],
];

/** Codes of certificates that Node does not trust. */
const certificate = /^(?:CERT_|ERR_TLS_CERT|SELF_SIGNED|DEPTH_ZERO|UNABLE_TO_)/;

/** Why a database cannot be reached: one line without anything of its address, which contains the password. */
export function connectFault(error: unknown): string {
  const { code = '', message, syscall } = error as ConnectError;
  const [said, wording] = byMessage
    .map(([pattern, words]) => [pattern.exec(message), words] as const)
    .find(([found]) => found) ?? [null, ''];
  const reason = certificate.test(code)
    ? `the server’s certificate is not trusted (${code}); sslrootcert=FILE names its authority.`
    : code === 'ENOENT' && syscall === 'open'
      ? 'a file of certificates that it names does not exist.'
      : (byCode[code] ??
        (said ? wording.replace('$1', said[1] ?? '') : undefined) ??
        `the database cannot be reached${code === '' ? '' : ` (${code})`}.`);
  return `DATABASE_URL: ${reason}`;
}
