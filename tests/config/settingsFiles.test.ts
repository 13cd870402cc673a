import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { refuseUnknownSettings } from '../../src/config/names';
import { ConfigError } from '../../src/config/ConfigError.js';
import { loadSettings, settingsIn } from '../../src/config/settingsFiles.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'settings-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Writes a settings file. @returns Its path. */
function written(text: string, name = 'site.env'): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}
const valuesIn = (text: string) =>
  Object.fromEntries(settingsIn([written(text)]).map(({ name, value }) => [name, value]));

describe('a settings file', () => {
  it.each([
    ['ADDRESS=Plot #12, Syokimau', 'Plot #12, Syokimau'],
    ['ADDRESS=#1 Mombasa Road', '#1 Mombasa Road'],
    ['\uFEFFADDRESS=After a byte-order mark', 'After a byte-order mark'],
    ['ADDRESS="In quotes"', 'In quotes'],
    ["ADDRESS='In quotes'", 'In quotes'],
    ['ADDRESS="Sky" Tower', '"Sky" Tower'],
    ["ADDRESS=Ng'ang'a House", "Ng'ang'a House"],
    ['ADDRESS=Windows\r\nEMAIL=a@example.com\r\n', 'Windows'],
    ['  export ADDRESS = Blanks around it  ', 'Blanks around it'],
    ['ADDRESS=a=b', 'a=b'],
    ['ADDRESS=$HOME `date` \\n', '$HOME `date` \\n'],
    ['# a remark\n\nADDRESS=', ''],
  ])('is read as it looks: %j', (text, value) => {
    expect(valuesIn(text)).toMatchObject({ ADDRESS: value });
  });

  it.each([
    ['PHONE +254 711 222 333', /site\.env, line 1 is no setting/],
    ['# one\n\n+254 711 222 333', /site\.env, line 3 is no setting/],
    ['PHONE=1\nEMAIL=a@example.com\nPHONE=2', /site\.env, line 3: PHONE stands in \S+site\.env, line 1, too/],
  ])('that cannot be read is refused in one line that names the place: %j', (text, message) => {
    const read = () => settingsIn([written(text)]);
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(message);
    expect(read).not.toThrow(/\n|254 711|a@example/);
  });

  it('that repeats a setting of the other file is refused', () => {
    const files = [written('PHONE=1'), written('PORT=1\nPHONE=2', 'server.env')];
    expect(() => settingsIn(files)).toThrow(/server\.env, line 2: PHONE stands in \S+site\.env, line 1, too/);
  });

  it('with a misspelt name is refused', () => {
    expect(() => refuseUnknownSettings([written('PHONE=1\nPHNE=2')])).toThrow(
      /site\.env, line 2: PHNE is not a setting/,
    );
    expect(() => refuseUnknownSettings([written('PHONE=1\nphone_2=2')])).toThrow(/line 2: phone_2/);
    refuseUnknownSettings([written('PHONE_2=1\nSMTP_URL=smtps://x\nPOSTGRES_PASSWORD=secret')]);
  });

  it('that is missing has no settings', () => {
    expect(settingsIn([join(folder, 'site.env')])).toEqual([]);
  });
});

describe('the environment', () => {
  it('gives way to what pages show, and precedes settings of the server', () => {
    const env: Record<string, string | undefined> = { PHONE: '1', PORT: '4000' };
    const server = written('PORT=3000\nDATA_DIR=/var/lib/site', 'server.env');
    loadSettings(env, [written('PHONE=2'), server]);
    expect(env).toEqual({ PHONE: '2', PORT: '4000', DATA_DIR: '/var/lib/site' });
  });

  it('has an address and a machine of the user, which are not the site’s', () => {
    const env: Record<string, string | undefined> = { EMAIL: 'private@example.com', HOST: 'laptop' };
    expect(loadSettings(env, [])).toEqual([
      expect.stringMatching(/^EMAIL of the environment is not used.*site\.env/),
      expect.stringMatching(/^HOST of the environment is not used.*server\.env/),
    ]);
    expect(env).toEqual({});
    const other: Record<string, string | undefined> = { EMAIL: 'private@example.com', HOST: 'laptop' };
    expect(loadSettings(other, [written('EMAIL=help@rescue.example\nHOST=127.0.0.1')])).toEqual([]);
    expect(other).toEqual({ EMAIL: 'help@rescue.example', HOST: '127.0.0.1' });
  });
});
