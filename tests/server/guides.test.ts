import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const documents = [
  'README.md',
  ...readdirSync('stories/docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => `stories/docs/${name}`),
  ...readdirSync('src/content/guides').map((name) => `src/content/guides/${name}`),
];
const unit = readFileSync('src/server/hosting/site.service', 'utf8');

/** Lines of a text that match, with their document. */
const lines = (pattern: RegExp) =>
  documents.flatMap((document) =>
    readFileSync(document, 'utf8')
      .split('\n')
      .filter((line) => pattern.test(line))
      .map((line) => `${document}: ${line}`),
  );

/** The blocks of commands of a document. */
const blocks = (document: string) =>
  [...readFileSync(document, 'utf8').matchAll(/```sh\n(.*?)```/gs)].map(([, block = '']) => block);

describe('the guides', () => {
  it('stop and start the socket with the service: the next visitor would start it again', () => {
    const found = lines(/systemctl (?:stop|start) \S*site/);
    expect(found.length).toBeGreaterThan(4);
    for (const line of found)
      for (const command of line.match(/systemctl (?:stop|start) [^`&']*/g) ?? [])
        expect(command.trim(), line).toMatch(/^systemctl (?:stop|start) site\.socket site\.service$/);
  });

  it('do not go on after a step that has failed', () => {
    const upgrades = documents.flatMap(blocks).filter((block) => /git (?:pull|checkout)/.test(block));
    expect(upgrades.length).toBeGreaterThan(2);
    for (const block of upgrades) {
      const [, rest = '', commands = ''] = /<<'COMMANDS'(.*?)\n(.*?)\nCOMMANDS\n/s.exec(block) ?? [];
      expect(commands, block).toMatch(/^set -e\n/);
      expect(rest.trim(), block).toMatch(/^&&/);
      // What comes after is bound to what comes before, to the end.
      const after = block.split('\nCOMMANDS\n')[1]?.trim().split('\n') ?? [];
      expect(
        after.slice(0, -1).filter((line) => !line.endsWith('&&')),
        block,
      ).toEqual([]);
    }
  });

  it('name the Node of the image and of the workflow', () => {
    const version = readFileSync('.nvmrc', 'utf8').trim();
    const text = (file: string) => readFileSync(file, 'utf8');
    expect(/^FROM node:(\d+)-/m.exec(text('src/server/hosting/Dockerfile'))?.[1]).toBe(version);
    expect(/setup_(\d+)\.x/.exec(text('src/content/guides/empty-server.md'))?.[1]).toBe(version);
    const named = text('.github/workflows/ci.yml').match(/node-version.*/g) ?? [];
    expect(new Set(named)).toEqual(new Set(['node-version-file: .nvmrc']));
  });

  it('copy before they pull', () => {
    const [block = ''] = blocks('src/content/guides/upgrade.md');
    expect(block.indexOf('desk -- backup')).toBeGreaterThan(0);
    expect(block.indexOf('desk -- backup')).toBeLessThan(block.indexOf('git pull'));
  });
});

describe('the unit', () => {
  it('waits for the right time, and is started again for as long as it takes', () => {
    expect(unit).toMatch(/^After=.*\btime-sync\.target\b/m);
    expect(unit).toMatch(/^Wants=.*\btime-sync\.target\b/m);
    expect(unit).toMatch(/^StartLimitIntervalSec=0$/m);
    expect(unit).toMatch(/^Restart=always$/m);
    expect(readFileSync('src/server/hosting/site.socket', 'utf8')).toMatch(/^TriggerLimitIntervalSec=0$/m);
  });

  it('may write where the guides put copies', () => {
    expect(unit).toMatch(/^ReadWritePaths=-\/var\/backups\/site$/m);
    expect(unit).toMatch(/^StateDirectory=site$/m);
  });
});
