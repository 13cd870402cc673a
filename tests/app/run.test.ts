import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { phoneWarning } from '../../src/app/cli/phoneWarning';
import { readOwner } from '../../src/config/owner';
import { settled, unsettled } from './owner';

/** Runs the starter in a folder of its own, without the site's settings in the environment. */
function run(folder: string, ...words: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve('src/app/cli/run.js'), ...words], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'run-'));
  onTestFinished(() => {
    rmSync(path, { recursive: true, force: true });
  });
  return path;
}

describe('npm run desk', () => {
  it('runs what is built, whatever settings it was built with', () => {
    const site = folder();
    mkdirSync(join(site, 'dist/server'), { recursive: true });
    writeFileSync(join(site, 'dist/build.txt'), 'sources\nPHONE=%2B254711222333');
    writeFileSync(join(site, 'dist/server/desk.js'), 'console.log(process.argv.slice(2).join(" "))');
    expect(run(site, 'desk', 'export', 'reviews')).toEqual({
      status: 0,
      stdout: 'desk export reviews\n',
      stderr: '',
    });
  });

  it('builds nothing where nothing is built, and says what to do', () => {
    const site = folder();
    expect(run(site, 'desk', 'export', 'reviews')).toEqual({
      status: 1,
      stdout: '',
      stderr: 'The site is not built yet. Run npm run build once.\n',
    });
    expect(readdirSync(site)).toEqual([]);
  });
});

describe('the settings', () => {
  const built = (program: string, stamp: string) => {
    const site = folder();
    mkdirSync(join(site, 'dist/server'), { recursive: true });
    writeFileSync(join(site, 'dist/build.txt'), stamp);
    const tell = 'console.log(process.env.PHONE, process.env.DATA_DIR, process.env.ADDRESS)';
    writeFileSync(join(site, `dist/server/${program}.js`), tell);
    return site;
  };

  it('are read from site.env and server.env; the environment comes before server.env', () => {
    const site = built('desk', 'sources');
    writeFileSync(
      join(site, 'site.env'),
      '# ours\nPHONE=+254 711 222 333\nADDRESS=Mombasa Road, “Sky” Tower\n',
    );
    writeFileSync(join(site, 'server.env'), 'DATA_DIR=/var/lib/site\n');
    const { stdout } = run(site, 'desk');
    expect(stdout).toBe('+254 711 222 333 /var/lib/site Mombasa Road, “Sky” Tower\n');
    const other = spawnSync(process.execPath, [resolve('src/app/cli/run.js'), 'desk'], {
      cwd: site,
      encoding: 'utf8',
      env: { ...process.env, DATA_DIR: '/other' },
    });
    expect(other.stdout).toContain('/other');
  });

  it('that differ from those of the build are named where the site is started as it is built', () => {
    const site = built('serve', 'sources\nPHONE=%2B254%20711%20222%20333\nADDRESS=');
    writeFileSync(join(site, 'site.env'), 'PHONE=+254 711 222 334\n');
    expect(run(site, 'serve', '--built')).toMatchObject({
      status: 0,
      stdout: '+254 711 222 334 undefined undefined\n',
      stderr:
        'The site was built before these changed: the sources, PHONE. Run npm run build, then start again.\n',
    });
    expect(run(folder(), 'serve', '--built')).toMatchObject({ status: 1, stdout: '' });
  });
});

describe('the warning about the emergency number', () => {
  it('is loud while it is the placeholder, in any spelling', () => {
    for (const owner of [unsettled, readOwner({ PHONE: '0700-000000' })]) {
      const warning = phoneWarning(owner.phone) ?? '';
      expect(warning).toMatch(/^\*{78}\nWARNING: .*placeholder/);
      expect(warning).toContain('0700 000 000');
      expect(warning).toContain('Set PHONE');
    }
  });

  it('is gone once the number is the owner’s', () => {
    expect(phoneWarning(settled.phone)).toBeUndefined();
  });
});
