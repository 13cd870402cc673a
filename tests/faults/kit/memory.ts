import { existsSync, readFileSync } from 'node:fs';

/** Memory of a process that is in use, in MB; 0 where the system does not tell. */
export function memoryOf(pid: number): number {
  const file = `/proc/${String(pid)}/status`;
  if (!existsSync(file)) return 0;
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(file, 'utf8'))?.[1] ?? 0) / 1024);
}

/** Seconds of a processor that a process has used; 0 where the system does not tell. */
export function processorTimeOf(pid: number): number {
  const file = `/proc/${String(pid)}/stat`;
  if (!existsSync(file)) return 0;
  // After the name, which may hold spaces: the 14th and 15th field, in hundredths of a second.
  const fields = readFileSync(file, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return Math.round((Number(fields[11]) + Number(fields[12])) / 100);
}
