import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { factDefaults, readFacts } from '../../src/config/facts';
import { ownerDefaults, readOwner } from '../../src/config/owner';
import { readServerConfig } from '../../src/config/server';

const inOneLine = (name: string) =>
  expect.objectContaining({
    name: 'ConfigError',
    message: expect.stringMatching(new RegExp(`^${name} must [^\\n]+$`)) as string,
  }) as Error;

describe('the server’s settings', () => {
  it('has defaults, also for empty values', () => {
    const defaults = {
      port: 3000,
      host: '0.0.0.0',
      dataDir: resolve('data'),
      trustedProxies: [],
      proxyHops: 0,
      strictTransport: 'max-age=86400',
      retentionDays: 365,
      backups: { dir: resolve('data/backups'), everyHours: 24, keep: 14, months: 12 },
      watch: { log: { level: 'info', format: expect.stringMatching(/^(json|text)$/) as string } },
      stopDelay: 0,
      staging: false,
    };
    expect(readServerConfig({})).toEqual(defaults);
    expect(readServerConfig({ PORT: ' ', HOST: '', DATA_DIR: '', DATABASE_URL: '', BACKUP_DIR: '' })).toEqual(
      defaults,
    );
  });

  it('takes what is given', () => {
    const databaseUrl = 'postgresql://user:p%40ss@db.example:5432/site?sslmode=require';
    expect(
      readServerConfig({ PORT: '0', HOST: '::1', DATA_DIR: '/srv/data', DATABASE_URL: databaseUrl }),
    ).toMatchObject({
      port: 0,
      host: '::1',
      dataDir: '/srv/data',
      databaseUrl,
      trustedProxies: [],
      proxyHops: 0,
      strictTransport: 'max-age=86400',
      retentionDays: 365,
      stopDelay: 0,
      staging: false,
    });
  });

  it('takes what stands in front of it and its mail', () => {
    expect(
      readServerConfig({
        TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8,::1,',
        SMTP_URL: 'smtps://user:p%40ss@mail.example:465',
        MAIL_FROM: 'site@example.co.ke',
        MAIL_TO: 'desk@example.co.ke',
        RETENTION_DAYS: '0',
      }),
    ).toMatchObject({
      trustedProxies: ['127.0.0.1', '10.0.0.0/8', '::1'],
      mail: {
        smtpUrl: 'smtps://user:p%40ss@mail.example:465',
        from: 'site@example.co.ke',
        to: 'desk@example.co.ke',
      },
      retentionDays: 0,
    });
  });

  it.each([
    ['PORT', 'http'],
    ['PORT', '-1'],
    ['PORT', '65536'],
    ['PORT', '3000.5'],
    ['PORT', '0x50'],
    ['HOST', 'http://localhost'],
    ['HOST', 'a b'],
    ['DATA_DIR', '/srv/\0'],
    ['DATABASE_URL', 'mysql://root:hunter2@db/site'],
    ['DATABASE_URL', 'postgres://[hunter2'],
    // In the clear to another machine.
    ['DATABASE_URL', 'postgres://root:hunter2@db.example/site'],
    ['DATABASE_URL', 'postgres://root:hunter2@db.example/site?sslmode=allow'],
    ['DATABASE_URL', 'postgres://root:hunter2@/site?host=10.0.0.7'],
    ['TRUSTED_PROXIES', 'proxy.example'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', '10.0.0.1/8/8'],
    ['TRUSTED_PROXIES', '0.0.0.0/0'],
    ['TRUSTED_PROXIES', '127.0.0.1, 64.0.0.0/2'],
    ['TRUSTED_PROXIES', '::/0'],
    ['PROXY_HOPS', '-1'],
    ['PROXY_HOPS', '11'],
    ['HSTS_DAYS', '4000'],
    ['HSTS_SUBDOMAINS', 'no'],
    ['SMTP_URL', 'https://user:hunter2@mail.example'],
    ['SMTP_URL', 'smtp://user:hunter2@mail.example'],
    ['MAIL_FROM', 'nobody'],
    ['MAIL_TO', 'desk@example.co.ke'],
    ['RETENTION_DAYS', '-1'],
    ['RETENTION_DAYS', '40000'],
  ])('refuses %s=%s in one line that names it and shows no value', (name, value) => {
    expect(() => readServerConfig({ [name]: value })).toThrow(inOneLine(name));
    expect(() => readServerConfig({ [name]: value })).not.toThrow(/hunter2/);
  });
});

it.each([
  'postgres://site:pw@127.0.0.1/site',
  'postgres://site:pw@localhost:5432/site',
  'postgres://site:pw@[::1]/site',
  'postgres://site:pw@/site?host=/run/postgresql',
  'postgres://site:pw@%2Frun%2Fpostgresql/site',
  'postgres:///site',
  'postgres://site:pw@db.example/site?ssl=true',
  'postgres://site:pw@db.example/site?sslmode=disable',
  'postgres://site:pw@db.example/site?sslmode=verify-full&sslrootcert=/etc/site/db.pem',
])('DATABASE_URL may be on this machine, encrypted, or said to be in the clear: %s', (DATABASE_URL) => {
  expect(readServerConfig({ DATABASE_URL })).toMatchObject({ databaseUrl: DATABASE_URL });
});

describe('the owner’s settings', () => {
  it('are placeholders where nothing is given, also for empty values', () => {
    const owner = readOwner({ PHONE: ' ', EMAIL: '' });
    expect(owner).toEqual(readOwner({}));
    expect(owner.phone.href).toBe('tel:+254700000000');
    expect(owner.placeholders).toEqual(
      Object.keys(ownerDefaults).filter(
        (name) => !/^EMAILJS_|^(?:DATA_PROTECTION_OFFICER|OFFICE_PHONE|PHONE_2)$/.test(name),
      ),
    );
    expect(readOwner({ EMAILJS_ORIGIN: 'https://api.emailjs.com' }).placeholders).toContain(
      'EMAILJS_SERVICE_ID',
    );
  });

  it('leave no placeholder once all are given or left out', () => {
    const owner = readOwner({
      BRAND_NAME: 'Rescue',
      PHONE: '1199',
      PHONE_2: '0733 123 456',
      WHATSAPP: '0722 123 456',
      EMAIL: 'help@rescue.example',
      ADDRESS: 'Plot #12, Syokimau',
      DEVELOPER_NAME: 'none',
      FACEBOOK_URL: 'none',
      TWITTER_URL: 'none',
      LINKEDIN_URL: 'none',
      INSTAGRAM_URL: 'https://www.instagram.com/rescue',
      SITE_URL: 'https://www.rescue.example',
    });
    expect(owner).toMatchObject({
      placeholders: [],
      developer: undefined,
      phone: { display: '1199', href: 'tel:1199' },
      secondPhone: { display: '0733 123 456', href: 'tel:+254733123456' },
      // A short code takes no messages.
      sms: 'sms:+254733123456',
    });
    expect(Object.values(owner.social).filter(Boolean)).toEqual(['https://www.instagram.com/rescue']);
    expect(readOwner({ PHONE: '1199', WHATSAPP: '0722 123 456' }).sms).toBe('sms:+254722123456');
    expect(readOwner({ PHONE: '0722 123 456', PHONE_2: '719' })).toMatchObject({
      sms: 'sms:+254722123456',
      secondPhone: { href: 'tel:719' },
    });
  });

  it('take what is given, without blanks around it', () => {
    const owner = readOwner({ BRAND_NAME: ' Rescue ', EMAILJS_ORIGIN: 'https://api.emailjs.com' });
    expect(owner).toMatchObject({ brand: 'Rescue', emailService: { origin: 'https://api.emailjs.com' } });
    expect(owner.placeholders).not.toContain('BRAND_NAME');
    for (const SITE_URL of ['https://www.example.co.ke:8443', 'http://localhost:4000', 'http://127.0.0.1'])
      expect(readOwner({ SITE_URL }).siteUrl).toBe(SITE_URL);
  });

  it.each([
    ['BRAND_NAME', 'x'.repeat(41)],
    ['ADDRESS', 'x'.repeat(201)],
    ['PHONE', '12'],
    ['PHONE', '1234567'],
    ['PHONE', '0711 222 333 / 0733 222 333'],
    ['PHONE_2', '0711 222 333, 0733 222 333'],
    ['WHATSAPP', '1199'],
    ['DEVELOPER_PHONE', '1199'],
    ['WHATSAPP', 'call us'],
    ['EMAIL', 'help at example'],
    ['FACEBOOK_URL', 'http://www.facebook.com/example'],
    ['TWITTER_URL', 'twitter'],
    ['EMAILJS_PUBLIC_KEY', 'a key'],
    ['EMAILJS_ORIGIN', 'https://api.emailjs.com/send'],
    ['EMAILJS_ORIGIN', 'http://api.emailjs.com'],
    ['EMAILJS_ORIGIN', 'https://a|b'],
    ['EMAILJS_ORIGIN', 'https://a;script-src'],
    ['EMAILJS_ORIGIN', "https://a'b"],
    ['EMAILJS_ORIGIN', 'https://user@api.emailjs.com'],
    ['EMAILJS_ORIGIN', 'javascript://api.emailjs.com'],
    ['SITE_URL', 'http://www.example.co.ke'],
    ['SITE_URL', 'www.example.co.ke'],
    ['SITE_URL', 'https://www.example.co.ke/'],
  ])('refuse %s=%s in one line that names it', (name, value) => {
    expect(() => readOwner({ [name]: value })).toThrow(inOneLine(name));
  });
});

describe('the facts about the service', () => {
  it('are none where nothing is set', () => {
    expect(readFacts({})).toEqual({
      kmpdcLicence: '',
      doshsApproval: '',
      odpcNumber: '',
      licences: [],
      medicalDirector: '',
      counties: [],
      bases: [],
      languages: [],
      insurers: [],
      officeHours: [],
      clinicAddress: '',
      clinicLandmark: '',
      trainingDates: [],
      mpesaTill: '',
      kraPin: '',
      takesOrders: false,
      takesCards: false,
      requestCopies: false,
      prices: {},
      from: {},
      notice: {},
      training: {},
      aims: {},
      readsMessages: false,
      openJobs: [],
    });
  });

  it('are read from lists, numbers and any usual spelling of a county', () => {
    expect(
      readFacts({
        COUNTIES: ' nairobi city county, Muranga,THARAKA-NITHI ,',
        LANGUAGES: 'English, Kiswahili',
        CARD_PAYMENT: 'yes',
        PRICE_BASIC: '6500',
        PRICE_ADVANCED: '12,000',
        CREW: '1,200',
        COMPLAINT_DAYS: '7',
        ANSWER_SECONDS: '10',
        ARRIVAL_MINUTES_TOWN: '15',
        ARRIVAL_MINUTES_OUTSIDE: '40',
        MESSAGES_ALWAYS_READ: 'yes',
        SHA_STATUS: 'no 2026-10-01',
        TRAINING_DATES: '2027-05-10, 2027-02-08',
        OFFICE_HOURS: 'Monday to Friday 8 am to 5 pm, Saturday 9 am to 1 pm',
        KMPDC_LICENCE: '012345',
        KRA_PIN: 'P051234567A',
        LPO: 'yes',
        PRICE_SCHOOL_FROM: '45,000',
        PRICE_TRAINING: '3500',
        EVENT_NOTICE_DAYS: '21',
        LEGAL_CHECKED: 'Njeri, Otieno and Partners, Advocates, 2026-12-01',
      }),
    ).toMatchObject({
      kmpdcLicence: '012345',
      kraPin: 'P051234567A',
      takesOrders: true,
      from: { school: 45_000 },
      training: { price: 3500 },
      notice: { event: 21 },
      legalCheck: { by: 'Njeri, Otieno and Partners, Advocates', day: '2026-12-01' },
      counties: ['Nairobi', 'Murang’a', 'Tharaka Nithi'],
      languages: ['English', 'Kiswahili'],
      takesCards: true,
      prices: { basic: 6500, advanced: 12_000 },
      crew: 1200,
      complaintDays: 7,
      aims: { answerSeconds: 10, townMinutes: 15, outsideMinutes: 40 },
      readsMessages: true,
      sha: { pays: false, day: '2026-10-01' },
      trainingDates: ['2027-02-08', '2027-05-10'],
      officeHours: ['Monday to Friday 8 am to 5 pm', 'Saturday 9 am to 1 pm'],
    });
  });

  it.each([
    ['COUNTIES', 'Nairobi, Kampala'],
    ['LANGUAGES', 'x'.repeat(61)],
    ['INSURERS', 'x'.repeat(61)],
    ['OPEN_JOBS', `Paramedic,${'x'.repeat(61)}`],
    ['MPESA_TILL', '1234'],
    ['MPESA_TILL', '12345678'],
    ['CARD_PAYMENT', 'maybe'],
    ['REQUEST_COPIES', 'sometimes'],
    ['PRICE_BASIC', '6,50'],
    ['PRICE_BASIC', '6.500'],
    ['PRICE_ADVANCED', '0'],
    ['PRICE_KM_INCLUDED', '-5'],
    ['PRICE_PER_KM', '1.5'],
    ['COMPLAINT_DAYS', '91'],
    ['ANSWER_DAYS', '31'],
    ['ANSWER_SECONDS', '0'],
    ['ARRIVAL_MINUTES_TOWN', '15 minutes'],
    ['ARRIVAL_MINUTES_OUTSIDE', '601'],
    ['MESSAGES_ALWAYS_READ', 'always'],
    ['LICENCES', 'x'.repeat(61)],
    ['AMBULANCES', '0'],
    ['SHA_STATUS', 'yes'],
    ['SHA_STATUS', 'maybe 2026-10-01'],
    ['SHA_STATUS', 'yes 2026-02-30'],
    ['CLINIC_LANDMARK', 'x'.repeat(201)],
    ['TRAINING_DATES', '2027-02-08, soon'],
  ])('refuse %s=%s in one line that names it', (name, value) => {
    expect(Object.keys(factDefaults)).toContain(name);
    expect(() => readFacts({ [name]: value })).toThrow(inOneLine(name));
  });
});
