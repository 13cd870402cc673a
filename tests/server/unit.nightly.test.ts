import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { machine } from './machine';

const isRoot = process.platform === 'linux' && process.getuid?.() === 0;
if (!isRoot)
  console.warn('The unit and the guides are not tried together: that needs Linux, and root for namespaces.');

const unit = readFileSync('src/server/hosting/site.service', 'utf8');

/** The blocks of commands of a guide, below a heading. */
function blocksBelow(document: string, heading: string): string[] {
  const text = readFileSync(`src/content/guides/${document}.md`, 'utf8');
  const section = text.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  return [...section.matchAll(/```sh\n(.*?)```/gs)].map(([, block = '']) => block);
}

const post = (message: string) =>
  `curl -fsS -o /dev/null -H 'Content-Type: application/json' -d '${JSON.stringify({
    name: message,
    title: 'Teacher',
    text: 'Quick.',
    rating: 5,
  })}' http://127.0.0.1:3000/send-review`;
const reviews = "su - site -c 'cd /srv/site && npm run --silent desk -- export reviews'";

describe.runIf(isRoot)('the guides’ commands, beside a server with the protections of the unit', () => {
  beforeAll(() => {
    expect(existsSync('dist/server/serve.js'), 'npm run build comes first').toBe(true);
  });

  /** A machine on which the site runs, set up by the guide, with a review. */
  async function running() {
    const { run, release } = await machine(unit);
    const [settings = ''] = blocksBelow('empty-server', '3. Settings');
    expect(run(settings)).toMatchObject({ code: 0 });
    expect(run('systemctl start site.socket site.service')).toMatchObject({ code: 0 });
    expect(run(post('Before the copy'))).toMatchObject({ code: 0 });
    return { run, release };
  }

  it('the server can write where it has to, and nowhere else', async () => {
    const { run } = await running();
    const inside = (script: string) =>
      run(`nsenter -t "$(cat /run/site.pid)" --mount -- bash -c '${script}'`);
    for (const path of ['/var/lib/site/x', '/tmp/x', '/var/tmp/x'])
      expect(inside(`touch ${path}`), path).toMatchObject({ code: 0 });
    for (const path of ['/srv/site/x', '/etc/x', '/var/backups/x', '/x'])
      expect(inside(`touch ${path}`).out, path).toMatch(/Read-only file system/);
    expect(run('ls /tmp/x').code).not.toBe(0);
  }, 120_000);

  it('a copy is where the person who asked for it sees it, or the command fails in one line', async () => {
    const { run } = await running();
    run('install -d -m 700 -o site -g site /var/backups/site /home/site/copies');
    for (const [user, path] of [
      ['site', '/var/backups/site/before.db'],
      ['site', '/var/tmp/copy.db'],
      ['site', '/tmp/unit-nightly.db'],
      ['site', '/home/site/copies/copy.db'],
      ['root', '/root/copy.db'],
    ] as const) {
      const command = `cd /srv/site && npm run --silent desk -- backup ${path}`;
      const said = run(user === 'root' ? command : `su - site -c '${command}'`);
      expect(said, path).toEqual({ code: 0, out: `A copy of the database is in ${path}.\n` });
      expect(run(`grep -q 'Before the copy' ${path} && stat -c %U:%a ${path} && rm ${path}`), path).toEqual({
        code: 0,
        out: `${user}:600\n`,
      });
    }
    for (const path of ['/var/backups/copy.db', '/nowhere/copy.db']) {
      const { code, out } = run(`su - site -c 'cd /srv/site && npm run --silent desk -- backup ${path}'`);
      expect(code, path).toBe(1);
      expect(out.trim(), path).toMatch(/^\S+ could not be written: [^\n]+$/);
    }
    expect(run('ls -A /var/lib/site').out).not.toContain('draft');
  }, 120_000);

  it('copies are made by themselves, also in the folder that the unit allows', async () => {
    const { run } = await running();
    expect(run('systemctl restart site')).toMatchObject({ code: 0 });
    const made = (dir: string) =>
      run(`for n in $(seq 100); do ls ${dir}/website-*-1.db 2>/dev/null && exit; sleep 0.1; done; exit 1`);
    expect(made('/var/lib/site/backups')).toMatchObject({ code: 0 });
    run('install -d -m 700 -o site -g site /var/backups/site');
    run('echo BACKUP_DIR=/var/backups/site >> /srv/site/server.env');
    expect(run('systemctl restart site')).toMatchObject({ code: 0 });
    expect(made('/var/backups/site')).toMatchObject({ code: 0 });
  }, 120_000);

  it('an upgrade stops where the copy cannot be made, and with it can be taken back', async () => {
    const { run, release } = await running();
    const [upgrade = ''] = blocksBelow('upgrade', 'Upgrade');
    const [goBack = ''] = blocksBelow('upgrade', 'Go back');
    const releaseThere = () => run('cat /srv/site/RELEASE').out;
    release('two');
    run('install -d -m 700 -o site -g site /var/backups/site && touch /var/backups/site/before.db');
    const pid = run('cat /run/site.pid').out;
    const refused = run(upgrade);
    expect(refused.code).not.toBe(0);
    expect(refused.out).toContain('/var/backups/site/before.db exists already; nothing was written.');
    expect([releaseThere(), run('cat /run/site.pid').out]).toEqual(['one', pid]);

    run('rm /var/backups/site/before.db');
    const upgraded = run(upgrade);
    expect(upgraded, upgraded.out).toMatchObject({ code: 0 });
    expect(releaseThere()).toBe('two');
    expect(run('cat /run/site.pid').out).not.toBe(pid);
    expect(run(post('After the copy'))).toMatchObject({ code: 0 });
    expect(run(reviews).out).toMatch(/After the copy[\s\S]*Before the copy/);

    const back = run(goBack);
    expect(back, back.out).toMatchObject({ code: 0 });
    expect(releaseThere()).toBe('one');
    expect(run(reviews).out).toContain('Before the copy');
    expect(run(reviews).out).not.toContain('After the copy');
    expect(run('systemctl is-active site').out).toBe('active\n');
    expect(run('stat -c %U:%G:%a /var/lib/site/website.db').out).toBe('site:site:600\n');
  }, 180_000);

  it('root restores a copy for the site, and the site starts on it', async () => {
    const { run } = await running();
    const desk = (words: string) => run(`cd /srv/site && npm run --silent desk -- ${words}`);
    expect(desk('backup /root/root.db')).toMatchObject({ code: 0 });
    run('systemctl stop site.socket site.service');
    expect(desk('restore /root/root.db')).toMatchObject({ code: 0 });
    run('rm /root/root.db');
    expect(run('stat -c %U:%G:%a /var/lib/site/website.db').out).toBe('site:site:600\n');
    expect(run('systemctl start site.socket site.service')).toMatchObject({ code: 0 });
    expect(run(reviews).out).toContain('Before the copy');
  }, 120_000);

  it('a lost database is noticed by the start', async () => {
    const { run } = await running();
    expect(run('systemctl restart site')).toMatchObject({ code: 0 });
    run('until ls /var/lib/site/backups/website-*-1.db 2>/dev/null; do sleep 0.1; done');
    run('systemctl stop site.socket site.service && mv /var/lib/site/website.db /var/lib/site/lost');
    const { code, out } = run('systemctl start site.socket site.service');
    expect(code).toBe(1);
    expect(out).toMatch(
      /^DATA_DIR \/var\/lib\/site holds no database, but there are copies of one in [^\n]+\n$/,
    );
    expect(run(`su - site -c 'cd /srv/site && npm run --silent desk -- restore latest'`)).toMatchObject({
      code: 0,
    });
    expect(run('systemctl start site.socket site.service')).toMatchObject({ code: 0 });
    expect(run(reviews).out).toContain('Before the copy');
  }, 120_000);
});

it.runIf(spawnSync('systemd-analyze', ['--version']).status === 0)(
  'systemd knows every line of the units',
  () => {
    const { status, stderr } = spawnSync(
      'systemd-analyze',
      ['verify', '--man=no', 'src/server/hosting/site.service', 'src/server/hosting/site.socket'],
      { encoding: 'utf8' },
    );
    expect([status, stderr]).toEqual([0, '']);
  },
);
