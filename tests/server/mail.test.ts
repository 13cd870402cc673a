import { readFileSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { checkSmtp, smtpSender, type MailError } from '../../src/server/mail/smtp';
import type { Email } from '../../src/server/mail/emailText';
import { mailServer, smtpAnswer } from './mailServer';

const letter: Email = {
  messageId: '<message-abc@www.example.co.ke>',
  subject: 'New message from the website',
  text: 'Hello\n',
};
const settings = (smtpUrl: string) => ({
  smtpUrl,
  from: 'site@example.co.ke',
  to: 'staff@example.co.ke',
});
const tlsFile = (name: string) => readFileSync(new URL(`./tls/${name}.pem`, import.meta.url));
const refusal = (smtpUrl: string, step = 5000) =>
  smtpSender(
    settings(smtpUrl),
    step,
  )(letter).then(
    () => Promise.reject(new Error('It was sent')),
    (error: unknown) => error as MailError,
  );

describe('a letter by SMTP', () => {
  it('is plain text to staff, with headers of ours alone', async () => {
    const server = await mailServer();
    await smtpSender(settings(server.url))({ ...letter, replyTo: 'otieno@example.co.ke' });
    const [mail] = server.delivered;
    expect(mail).toMatchObject({
      from: 'site@example.co.ke',
      to: ['staff@example.co.ke'],
      text: letter.text,
    });
    expect([...(mail?.headers.keys() ?? [])].sort()).toEqual([
      'auto-submitted',
      'content-transfer-encoding',
      'content-type',
      'date',
      'from',
      'message-id',
      'mime-version',
      'reply-to',
      'subject',
      'to',
    ]);
    expect(mail?.headers.get('message-id')).toEqual([letter.messageId]);
    expect(mail?.headers.get('reply-to')).toEqual(['otieno@example.co.ke']);
    expect(mail?.headers.get('auto-submitted')).toEqual(['auto-generated']);
    expect(mail?.headers.get('content-type')).toEqual(['text/plain; charset=utf-8']);
  });

  it.each([
    ['a dot alone on its line', 'a\n.\nb\n..\n.c\n'],
    ['lines that begin with From', 'From here\n>From there\n'],
    ['what looks like a header', '\nBcc: evil@example.com\nSubject: x\n\nbody\n'],
    ['10,000 characters in one line', `${'x'.repeat(10_000)}\n`],
    ['emoji and text from right to left', '👩\u200D⚕️ مرحبا 🙏\nשלום\n'],
    ['spaces and equals signs at the end', 'a=3D \nb\t\n=\n'],
  ])('arrives byte for byte: %s', async (_name, text) => {
    const server = await mailServer();
    await smtpSender(settings(server.url))({ ...letter, text });
    expect(server.delivered.map((mail) => mail.text)).toEqual([text]);
    expect(server.delivered[0]?.to).toEqual(['staff@example.co.ke']);
    expect(server.delivered[0]?.headers.has('bcc')).toBe(false);
    expect(
      Math.max(...(server.delivered[0]?.raw ?? '').split('\r\n').map((line) => line.length)),
    ).toBeLessThan(200);
  });
});

describe('what the mail server refuses', () => {
  it.each([450, 550])('is not for good where it is the recipient, with %i', async (code) => {
    const server = await mailServer({
      onRcptTo: (address, _session, done) => {
        done(smtpAnswer(code, `No <${address.address}> here`));
      },
    });
    const error = await refusal(server.url);
    expect(error).toMatchObject({ name: 'MailError', permanent: false });
    expect(error.message).toMatch(/^EENVELOPE: .*No <…> here/);
  });

  it('is for good where the text is refused', async () => {
    const server = await mailServer({
      onData: (stream, _session, done) => {
        stream.resume();
        stream.on('end', () => {
          done(smtpAnswer(554, 'No such words'));
        });
      },
    });
    expect(await refusal(server.url)).toMatchObject({ permanent: true });
  });

  it('is not for good where our password is wrong, and is told without it', async () => {
    const server = await mailServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, done) => {
        done(
          smtpAnswer(535, `wrong: ${String(username)} / ${String(password)} sent by someone@example.co.ke`),
        );
      },
    });
    const error = await refusal(server.url.replace('//', '//desk-user:hunter%2F22@'));
    expect(error.permanent).toBe(false);
    expect(error.message).toMatch(/^EAUTH: /);
    expect(error.message).not.toMatch(/hunter|desk-user|@|\n/);
  });

  it('is tried again where nobody listens, falls silent, or cuts the line in the middle of a mail', async () => {
    const gone = await mailServer();
    await gone.close();
    expect(await refusal(gone.url)).toMatchObject({ permanent: false });

    const sockets: Socket[] = [];
    const silent = createServer((socket) => sockets.push(socket.on('error', () => undefined)));
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy();
      silent.close();
    });
    const address = silent.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    expect(await refusal(`smtp://127.0.0.1:${String(port)}`, 200)).toMatchObject({ permanent: false });

    const cut = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.write('220 ready\r\n');
      socket.on('data', (data) => {
        if (/^DATA/m.test(data.toString())) socket.write('354 go on\r\n', () => socket.destroy());
        else socket.write('250 fine\r\n');
      });
    });
    await new Promise<void>((resolve) => cut.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void cut.close());
    const other = cut.address();
    const cutPort = typeof other === 'object' && other ? other.port : 0;
    expect(await refusal(`smtp://127.0.0.1:${String(cutPort)}`)).toMatchObject({ permanent: false });
  });

  it('and a certificate that nobody vouches for are told apart from a mail that is sent', async () => {
    // The server supports STARTTLS with a certificate made for tests.
    const server = await mailServer({ disabledCommands: [], cert: tlsFile('cert'), key: tlsFile('key') });
    expect(await refusal(server.url)).toMatchObject({ permanent: false });
    expect(server.delivered).toEqual([]);
    await smtpSender(settings(`${server.url}/?tls.rejectUnauthorized=false`))(letter);
    expect(server.delivered).toHaveLength(1);
  });

  it('and a server elsewhere without STARTTLS gets nothing, neither password nor mail', async () => {
    const commands: string[] = [];
    const server = await mailServer({
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, done) => {
        commands.push(`${String(username)} ${String(password)}`);
        done(null, { user: username });
      },
      onMailFrom: ({ address }, _session, done) => {
        commands.push(address);
        done();
      },
    });
    // Resolves to this machine, but is not one of its known names.
    const elsewhere = `smtp://staff:s3cretpw@0.0.0.0:${String(server.port)}`;
    expect(await refusal(elsewhere)).toMatchObject({ permanent: false });
    await expect(checkSmtp(settings(elsewhere))).rejects.toMatchObject({ name: 'MailError' });
    expect(commands).toEqual([]);
    expect(server.delivered).toEqual([]);
  });

  it.each([
    ['on this machine', 'localhost', ''],
    ['where the settings say so', '0.0.0.0', '?requireTLS=false'],
  ])('goes out without encryption %s', async (_where, host, more) => {
    const server = await mailServer({
      allowInsecureAuth: true,
      onAuth: ({ username }, _session, done) => {
        done(null, { user: username });
      },
    });
    const url = `smtp://staff:s3cretpw@${host}:${String(server.port)}${more}`;
    await checkSmtp(settings(url));
    await smtpSender(settings(url))(letter);
    expect(server.delivered).toHaveLength(1);
  });
});
