import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { onTestFinished } from 'vitest';
import { folder } from './site';

/** What a command has said. */
export interface Said {
  code: number;
  out: string;
}

/** The value of a setting in a unit file; empty if it has none. */
const valueIn = (unit: string, name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1] ?? '';

/**
 * What systemd does for a unit, as far as its settings concern files: the service sees the machine as the unit says, and
 * `systemctl stop site` alone does not stop it, because its socket starts it again for the next visitor.
 */
function systemctl(unit: string): string {
  const is = (name: string, value: string) => valueIn(unit, name) === value;
  const writable = valueIn(unit, 'ReadWritePaths').replaceAll('-/', '/').split(' ').filter(Boolean);
  const state = `/var/lib/${valueIn(unit, 'StateDirectory')}`;
  const protections = [
    `install -d -m ${valueIn(unit, 'StateDirectoryMode')} -o site -g site ${state}`,
    ...[state, ...writable].map((path) => `[ ! -d ${path} ] || mount --bind ${path} ${path}`),
    ...(is('PrivateTmp', 'yes')
      ? ['/tmp', '/var/tmp'].map((path) => `mount -t tmpfs -o mode=1777 tmpfs ${path}`)
      : []),
    ...(is('ProtectHome', 'yes')
      ? ['/home', '/root'].map((path) => `mount -t tmpfs -o mode=0,ro tmpfs ${path}`)
      : []),
    ...(is('ProtectSystem', 'strict')
      ? [
          `cut -d' ' -f2 /proc/self/mounts | sort -u | grep -vE '^/(dev|proc|sys)(/|$)' | while read -r path; do
            case "$path" in ${[state, ...writable, '/tmp', '/var/tmp'].join('|')}) ;; *) mount -o remount,bind,ro "$path" ;; esac
          done`,
        ]
      : []),
  ].join('\n');
  const start = valueIn(unit, 'ExecStart');
  return `#!/bin/bash
pid=/run/site.pid
running() { [ -f $pid ] && kill -0 "$(cat $pid)" 2>/dev/null; }
stop() {
  running || return 0
  kill -TERM "$(cat $pid)"
  while running; do sleep 0.05; done
}
start() {
  running && return 0
  unshare --mount --propagation private bash -ec '
${protections.replaceAll("'", String.raw`'\''`)}
    cd ${valueIn(unit, 'WorkingDirectory')}
    echo $$ > /dev/shm/site.pid
    exec setpriv --reuid ${valueIn(unit, 'User')} --regid ${valueIn(unit, 'User')} --clear-groups --no-new-privs ${start}
  ' >>/run/site.log 2>&1 &
  until curl -fs http://127.0.0.1:3000/readyz >/dev/null; do
    kill -0 $! 2>/dev/null || { tail -1 /run/site.log; return 1; }
    sleep 0.1
  done
  cp /dev/shm/site.pid $pid
}
case "$1 $2 $3" in
  "start site.socket site.service") start ;;
  "stop site.socket site.service") stop ;;
  "restart site ") stop; start ;;
  "stop "*) stop; start ;;
  "is-active site ") running && echo active ;;
  "daemon-reload  ") ;;
  *) echo "systemctl $*: not known here" >&2; exit 1 ;;
esac
`;
}

/** npm on a machine that has no network: the site is built already. */
const npm = `#!/bin/bash
case "$1 $2" in
  "ci "* | "run build") ;;
  *) exec node /usr/share/nodejs/npm/bin/npm-cli.js "$@" ;;
esac
`;

/**
 * A machine with the site as the guides set it up: a mount and a network namespace of its own, with the user, the folders and
 * programs that their commands name. Nothing outside of it is changed.
 * @param unit The text of site.service.
 */
export async function machine(unit: string) {
  const work = folder();
  chmodSync(work, 0o755);
  const npmCli = execFileSync('sh', ['-c', 'readlink -f "$(command -v npm)"']).toString().trim();
  const write = (name: string, text: string, mode = 0o644) => {
    writeFileSync(join(work, name), text);
    chmodSync(join(work, name), mode);
  };
  write('systemctl', systemctl(unit), 0o755);
  write('npm', npm.replace('/usr/share/nodejs/npm/bin/npm-cli.js', npmCli), 0o755);
  for (const [file, line] of [
    ['passwd', 'site:x:4321:4321::/home/site:/bin/bash'],
    ['group', 'site:x:4321:'],
    ['shadow', 'site:*:19000:0:99999:7:::'],
  ] as const)
    write(
      file,
      `${readFileSync(`/etc/${file}`, 'utf8').trimEnd()}\n${line}\n`,
      file === 'shadow' ? 0o640 : 0o644,
    );
  const source = join(work, 'source');
  for (const name of ['package.json', 'src/app/cli/run.js', 'src/app/build/sourceHash.js']) {
    mkdirSync(join(source, name, '..'), { recursive: true });
    cpSync(name, join(source, name));
  }
  writeFileSync(join(source, '.gitignore'), 'dist\n*.env\n');
  const git = (...words: string[]) =>
    execFileSync('git', [
      '-C',
      source,
      '-c',
      'user.name=Site',
      '-c',
      'user.email=site@example.co.ke',
      ...words,
    ]);
  git('init', '-q', '-b', 'main');
  const release = (name: string) => {
    writeFileSync(join(source, 'RELEASE'), name);
    git('add', '-A');
    git('commit', '-q', '-m', name);
  };
  release('one');

  const holder = spawn('unshare', ['--mount', '--net', '--propagation', 'private', 'sleep', 'infinity']);
  onTestFinished(() => void holder.kill('SIGKILL'));
  await once(holder, 'spawn');
  const enter = ['-t', String(holder.pid), '--mount', '--net', '--'];
  const run = (script: string): Said => {
    const { status, stdout, stderr } = spawnSync('nsenter', [...enter, 'bash', '-c', script], {
      encoding: 'utf8',
      env: { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', HOME: '/root' },
    });
    return { code: status ?? -1, out: stdout + stderr };
  };
  // The namespace is there when the holder is in another one than this process.
  while (
    readlinkSync(`/proc/${String(holder.pid)}/ns/mnt`) === readlinkSync('/proc/self/ns/mnt') ||
    readlinkSync(`/proc/${String(holder.pid)}/ns/net`) === readlinkSync('/proc/self/ns/net')
  )
    await new Promise(setImmediate);
  const setUp = run(`set -e
    ip link set lo up
    for path in /srv /var/lib /var/backups /home /root /run /var/tmp /usr/local/bin; do mount -t tmpfs -o mode=0755 tmpfs $path; done
    chmod 1777 /var/tmp
    for file in passwd group shadow; do mount --bind ${work}/$file /etc/$file; done
    cp ${work}/systemctl ${work}/npm /usr/local/bin
    install -d -o site -g site /home/site /srv/site
    git config --file /home/site/.gitconfig safe.directory '*'
    su - site -c 'git clone -q ${source} /srv/site'
    mkdir /srv/site/dist
    mount --bind ${resolve('dist')} /srv/site/dist`);
  if (setUp.code !== 0) throw new Error(setUp.out);
  onTestFinished(() => void run('kill -KILL "$(cat /run/site.pid)"'));
  return { run, release };
}
