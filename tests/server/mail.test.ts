import { readFileSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { checkSmtp, greetingName, smtpSender, standardSmtpTimes } from '../../src/server/mail/smtp';
import type { MailError } from '../../src/server/mail/smtpErrors';
import type { Email } from '../../src/server/mail/emailText';
import { standardTimes } from '../../src/server/mail/outboxTimes';
import { mailServer, smtpAnswer } from './mailServer';

const letter: Email = {
  messageId: '<message-abc@www.example.co.ke>',
  subject: 'Message 22g7kq4xw9mt',
  text: 'Hello\n',
};
const settings = (smtpUrl: string) => ({
  smtpUrl,
  from: 'site@example.co.ke',
  to: 'staff@example.co.ke',
});
const tlsFile = (name: string) => readFileSync(new URL(`./tls/${name}.pem`, import.meta.url));
const refusal = (smtpUrl: string, step = 5000, signal?: AbortSignal) =>
  smtpSender(settings(smtpUrl), { greeting: step, answer: step, total: 20_000 })(letter, signal).then(
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
      'x-auto-response-suppress',
    ]);
    expect(mail?.headers.get('message-id')).toEqual([letter.messageId]);
    expect(mail?.headers.get('reply-to')).toEqual(['otieno@example.co.ke']);
    expect(mail?.headers.get('auto-submitted')).toEqual(['auto-generated']);
    // Exchange sends no absence note, but still says that a mail could not be delivered.
    expect(mail?.headers.get('x-auto-response-suppress')).toEqual(['OOF, AutoReply']);
    expect(mail?.headers.get('content-type')).toEqual(['text/plain; charset=utf-8']);
  });

  it.each(['Haraka Paramedics', 'Ng’ang’a "Rescue" & Sons, Ltd', 'Evil\r\nBcc: evil@example.com'])(
    'comes from the service by its name: %j',
    async (siteName) => {
      const server = await mailServer();
      await smtpSender({ ...settings(server.url), siteName })(letter);
      const [mail] = server.delivered;
      expect(mail?.from).toBe('site@example.co.ke');
      expect(mail?.headers.has('bcc')).toBe(false);
      const [from = ''] = mail?.headers.get('from') ?? [];
      expect(from).toMatch(/<site@example\.co\.ke>$/);
      if (siteName === 'Haraka Paramedics') expect(from).toBe('Haraka Paramedics <site@example.co.ke>');
    },
  );

  it('greets with the name of the site, whatever the machine is called', async () => {
    const names: string[] = [];
    const server = await mailServer({
      onMailFrom: (_address, { hostNameAppearsAs }, done) => {
        names.push(String(hostNameAppearsAs));
        done();
      },
    });
    await smtpSender({ ...settings(server.url), siteUrl: 'https://www.example.co.ke' })(letter);
    expect(names).toEqual(['www.example.co.ke']);
    for (const siteUrl of ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]', ''])
      expect(greetingName({ from: 'site@mail.example.co.ke', siteUrl })).toBe('mail.example.co.ke');
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

  const refusesText = (code: number, answer: string) =>
    mailServer({
      onData: (stream, _session, done) => {
        stream.resume();
        stream.on('end', () => {
          done(smtpAnswer(code, answer));
        });
      },
    });

  it.each([
    [554, '5.6.0 No such words'],
    [550, '5.6.3 This format is not taken'],
    [552, '5.3.4 The text is too large'],
  ])('is for good where it is this text: %i %s', async (code, answer) => {
    expect(await refusal((await refusesText(code, answer)).url)).toMatchObject({ permanent: true });
  });

  it.each([
    [550, '5.4.5 Daily user sending limit exceeded'],
    [552, '5.2.2 Over your relay quota'],
    [552, 'Over your relay quota'],
    [554, '5.7.1 Your reputation is too low today'],
    [550, '5.3.0 Ask the postmaster'],
    [554, 'Transaction failed'],
    [452, '4.5.3 Too many today'],
  ])('is not for good where it may be the sender: %i %s', async (code, answer) => {
    expect(await refusal((await refusesText(code, answer)).url)).toMatchObject({
      permanent: false,
      unknown: false,
    });
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

  it('is unknown where the server has all of the text and does not answer, in time or until we stop', async () => {
    let got = 0;
    const server = await mailServer({
      onData: (stream) => {
        stream.resume().on('end', () => {
          got += 1;
        });
      },
    });
    expect(await refusal(server.url, 300)).toMatchObject({ permanent: false, unknown: true });
    const stop = new AbortController();
    const stopped = refusal(server.url, 10_000, stop.signal);
    await vi.waitFor(() => {
      expect(got).toBe(2);
    });
    stop.abort();
    expect(await stopped).toMatchObject({ permanent: false, unknown: true });
  });

  it('is known to have gone nowhere where the server falls silent before it wants the text', async () => {
    const silent = await mailServer({ onRcptTo: () => undefined });
    expect(await refusal(silent.url, 300)).toMatchObject({ permanent: false, unknown: false });
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

it('mail servers get the time that the protocol gives them, and a claim lasts longer', () => {
  const minutes = (ms: number) => ms / 60_000;
  // RFC 5321, 4.5.3.2.
  expect(minutes(standardSmtpTimes.greeting)).toBeGreaterThanOrEqual(5);
  expect(minutes(standardSmtpTimes.answer)).toBeGreaterThanOrEqual(10);
  expect(standardSmtpTimes.total).toBeGreaterThanOrEqual(
    standardSmtpTimes.greeting + standardSmtpTimes.answer,
  );
  expect(standardTimes.claimDuration).toBeGreaterThan(standardSmtpTimes.total);
});
