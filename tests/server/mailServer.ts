import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** An e-mail as the server received it. */
export interface Delivered {
  from: string;
  to: string[];
  /** The complete source. */
  raw: string;
  /** Header fields by lower-case name, unfolded. */
  headers: Map<string, string[]>;
  /** The decoded text of the body, with `\n` line ends. */
  text: string;
  /** The HTML part, if there is one. */
  html?: string;
  /** Attached files; their text has the original line ends. */
  files: { name: string; type: string; text: string }[];
}

/** A mail server for one test. */
export interface MailServer {
  url: string;
  port: number;
  delivered: Delivered[];
  close: () => Promise<void>;
}

function decoded(body: string): string {
  const joined = body.replace(/=\r\n/g, '');
  const bytes = joined.replace(/=([0-9A-F]{2})/g, (_all, hex: string) =>
    String.fromCharCode(parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString('utf8').replace(/\r\n/g, '\n');
}

type Parsed = Pick<Delivered, 'raw' | 'headers' | 'text' | 'html' | 'files'>;

/** Parses an e-mail. Ours are only plain text, or text with HTML, quoted-printable or plain, and attachments. */
export function parsed(raw: string): Parsed {
  const end = raw.indexOf('\r\n\r\n');
  const headers = new Map<string, string[]>();
  for (const line of raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')) {
    const name = line.slice(0, line.indexOf(':')).toLowerCase();
    headers.set(name, [...(headers.get(name) ?? []), line.slice(line.indexOf(':') + 1).trim()]);
  }
  const body = raw.slice(end + 4);
  const type = headers.get('content-type')?.[0] ?? '';
  const [, kind, boundary] = /^multipart\/(alternative|mixed);.*boundary="([^"]+)"/.exec(type) ?? [];
  if (boundary !== undefined) {
    const [, first = '', ...others] = body
      .split(`--${boundary}\r\n`)
      .map((part) => part.split(`\r\n--${boundary}--`)[0] ?? '');
    if (kind === 'mixed') return { ...parsed(first), raw, headers, files: others.map(fileOf) };
    return { raw, headers, text: parsed(first).text, html: parsed(others[0] ?? '').text, files: [] };
  }
  const quoted = headers.get('content-transfer-encoding')?.[0] === 'quoted-printable';
  return { raw, headers, text: quoted ? decoded(body) : body.replace(/\r\n/g, '\n'), files: [] };
}

/** An attachment, which is encoded as base64. */
function fileOf(part: string): Delivered['files'][number] {
  const { raw, headers } = parsed(part);
  const [type = '', name = ''] = (headers.get('content-type')?.[0] ?? '').split(/; name=/);
  const text = Buffer.from(raw.slice(raw.indexOf('\r\n\r\n') + 4), 'base64').toString();
  return { name: name.replace(/^"|"$/g, ''), type, text };
}

/** Starts a real SMTP server on this machine; it is closed after the test. */
export async function mailServer(options: SMTPServerOptions = {}, port = 0): Promise<MailServer> {
  const delivered: Delivered[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        delivered.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          ...parsed(Buffer.concat(chunks).toString('latin1')),
        });
        done();
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.server.address();
  const own = typeof address === 'object' && address ? address.port : 0;
  let closed = false;
  const close = () =>
    new Promise<void>((resolve) => {
      if (closed) resolve();
      else server.close(resolve);
      closed = true;
    });
  onTestFinished(close);
  return { url: `smtp://127.0.0.1:${String(own)}`, port: own, delivered, close };
}

/** Response of an SMTP server in place of success. */
export function smtpAnswer(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
