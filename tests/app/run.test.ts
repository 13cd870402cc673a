import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { phoneWarning } from '../../src/app/cli/phoneWarning';
import { readOwner } from '../../src/config/owner';
import { settled, unsettled } from './owner';

/** Runs the starter in a folder of its own, with the settings of a shell that knows none of the site's. */
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
    expect(run(site, 'desk', 'reviews', 'list')).toEqual({
      status: 0,
      stdout: 'desk reviews list\n',
      stderr: '',
    });
  });

  it('builds nothing where nothing is built, and says what to do', () => {
    const site = folder();
    expect(run(site, 'desk', 'reviews', 'list')).toEqual({
      status: 1,
      stdout: '',
      stderr: 'The site is not built yet. Run npm start once.\n',
    });
    expect(readdirSync(site)).toEqual([]);
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
