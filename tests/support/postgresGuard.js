/**
 * Runs a Postgres server for as long as standard input is open, then ends it and removes its folder: so it is gone also if
 * the process that started it is killed.
 * Usage: node postgresGuard.js FOLDER USER_ID PROGRAM ARGUMENTS…; no user id: as this user.
 */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';

const [folder = '', user = '', program = '', ...rest] = process.argv.slice(2);
const server = spawn(program, rest, {
  stdio: ['ignore', 'inherit', 'inherit'],
  cwd: folder,
  env: { LC_ALL: 'C' },
  ...(user !== '' && { uid: Number(user), gid: Number(user) }),
});
let isOver = false;

function end() {
  isOver = true;
  // An immediate end: nothing of it is needed again.
  server.kill('SIGQUIT');
}

process.stdin.resume().on('close', end);
// Whoever ends the tests may end all of their processes.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
server.on('error', (error) => {
  process.stderr.write(error.message);
  process.exit(1);
});
server.on('close', (code) => {
  if (isOver) rmSync(folder, { recursive: true, force: true });
  process.exit(code ?? 1);
});
