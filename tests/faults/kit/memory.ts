import { existsSync, readFileSync } from 'node:fs';

/** Resident memory of a process, in MB; 0 if the system does not report it. */
export function memoryOf(pid: number): number {
  const file = `/proc/${String(pid)}/status`;
  if (!existsSync(file)) return 0;
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(file, 'utf8'))?.[1] ?? 0) / 1024);
}

/** Processor time of a process, in seconds; 0 if the system does not report it. */
export function processorTimeOf(pid: number): number {
  const file = `/proc/${String(pid)}/stat`;
  if (!existsSync(file)) return 0;
  // After the name, which may contain spaces: fields 14 and 15, in hundredths of a second.
  const fields = readFileSync(file, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return Math.round((Number(fields[11]) + Number(fields[12])) / 100);
}
