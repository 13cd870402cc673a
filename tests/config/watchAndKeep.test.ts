import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readKeptCopies } from '../../src/config/keep';
import { readStatedPeriods } from '../../src/config/retention';
import { readServerConfig } from '../../src/config/server';

const bucket = {
  BACKUP_DIR: 'copies',
  BACKUP_S3_URL: 'https://s3.example.org/copies/',
  AWS_ACCESS_KEY_ID: 'id',
  AWS_SECRET_ACCESS_KEY: 'hunter2',
};

describe('the settings of watching and keeping', () => {
  it('take what is given', () => {
    expect(readServerConfig(bucket).backups).toEqual({
      dir: resolve('copies'),
      everyHours: 24,
      keep: 14,
      months: 12,
      s3: {
        url: 'https://s3.example.org/copies',
        region: 'auto',
        accessKeyId: 'id',
        secretAccessKey: 'hunter2',
      },
    });
    expect(readServerConfig({ BACKUP_HOURS: '6', BACKUP_KEEP: '3', BACKUP_DIR: '/c' }).backups).toEqual({
      dir: '/c',
      everyHours: 6,
      keep: 3,
      months: 12,
    });
    expect(readServerConfig({ DATA_DIR: '/d', BACKUP_MONTHS: '0' }).backups).toEqual({
      dir: '/d/backups',
      everyHours: 24,
      keep: 14,
      months: 0,
    });
    expect(
      readServerConfig({ ...bucket, BACKUP_S3_URL: 'https://s3.example.org/copies/the-site/' }).backups?.s3
        ?.url,
    ).toBe('https://s3.example.org/copies/the-site');
    for (const off of [{ BACKUP_DIR: 'none' }, { DATABASE_URL: 'postgres://localhost/x' }])
      expect(readServerConfig(off)).not.toHaveProperty('backups');
    const mail = { SMTP_URL: 'smtps://m.example', MAIL_FROM: 'a@x.ke', MAIL_TO: 'b@x.ke' };
    expect(
      readServerConfig({
        ...mail,
        LOG_LEVEL: 'debug',
        LOG_FORMAT: 'text',
        METRICS_PORT: '9464',
        ALERT_TO: 'c@x.ke',
        ALERT_WEBHOOK: 'https://hooks.example/s',
      }).watch,
    ).toEqual({
      log: { level: 'debug', format: 'text' },
      metrics: { port: 9464, host: '127.0.0.1' },
      alerts: { to: 'c@x.ke', webhook: 'https://hooks.example/s' },
    });
  });

  it.each([
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be /],
    [{ LOG_FORMAT: 'xml' }, /^LOG_FORMAT must be /],
    [{ METRICS_PORT: '99999' }, /^METRICS_PORT must be /],
    [{ METRICS_TOKEN: 'hunter2' }, /^METRICS_TOKEN must be /],
    [{ METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' }, /^METRICS_TOKEN must be set /],
    [{ ALERT_TO: 'c@x.ke' }, /^ALERT_TO must be set together with SMTP_URL$/],
    [{ ALERT_WEBHOOK: 'http://hooks.example/hunter2' }, /^ALERT_WEBHOOK must be /],
    [{ BACKUP_DIR: 'copies', BACKUP_HOURS: '0' }, /^BACKUP_HOURS must be /],
    [{ BACKUP_DIR: 'copies', BACKUP_KEEP: 'all' }, /^BACKUP_KEEP must be /],
    [
      { BACKUP_DIR: 'copies', DATABASE_URL: 'postgres://hunter2@localhost/x' },
      /^BACKUP_DIR must not be set together with DATABASE_URL/,
    ],
    [{ ...bucket, BACKUP_DIR: 'none' }, /^BACKUP_S3_URL needs copies in a folder: BACKUP_DIR must be /],
    [{ BACKUP_MONTHS: 'all' }, /^BACKUP_MONTHS must be /],
    [{ ...bucket, AWS_ACCESS_KEY_ID: '' }, /^BACKUP_S3_URL must be set together with AWS_ACCESS_KEY_ID/],
    [{ ...bucket, BACKUP_S3_URL: 'http://s3.example.org/hunter2' }, /^BACKUP_S3_URL must be /],
    [{ ...bucket, BACKUP_S3_URL: 'https://s3.example.org/' }, /^BACKUP_S3_URL must be /],
  ])('refuse %j in one line that shows no value', (env, message) => {
    let said = '';
    try {
      readServerConfig(env);
    } catch (error) {
      said = error instanceof Error ? `${error.name} ${error.message}` : '';
    }
    expect(said.replace(/^ConfigError /, '')).toMatch(message);
    expect(said).toMatch(/^ConfigError [^\n]+$/);
    expect(said).not.toContain('hunter2');
  });
});

describe('the periods that the privacy policy states', () => {
  it('are those of the settings, without the keys of a bucket', () => {
    expect(readKeptCopies({})).toEqual({ days: 14, months: 12, isRemote: false });
    expect(readKeptCopies({ BACKUP_HOURS: '6', BACKUP_KEEP: '3', BACKUP_MONTHS: '0' })).toEqual({
      days: 1,
      months: 0,
      isRemote: false,
    });
    expect(readKeptCopies({ BACKUP_S3_URL: bucket.BACKUP_S3_URL })?.isRemote).toBe(true);
    for (const off of [{ BACKUP_DIR: 'none' }, { DATABASE_URL: 'postgres://localhost/x' }])
      expect(readKeptCopies(off)).toBeUndefined();
    expect(readStatedPeriods({ BACKUP_DIR: 'none', MAILBOX_DAYS: '90', ADDRESS_LOG_DAYS: '14' })).toEqual({
      mailboxDays: 90,
      addressDays: 14,
    });
  });

  it.each([
    ['MAILBOX_DAYS', '0'],
    ['MAILBOX_DAYS', 'soon'],
    ['ADDRESS_LOG_DAYS', '4000'],
  ])('%s=%s is refused by name', (name, value) => {
    expect(() => readStatedPeriods({ [name]: value })).toThrow(name);
  });
});
