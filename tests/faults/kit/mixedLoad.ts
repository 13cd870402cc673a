import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { bundleOf } from './bundle';
import type { Load, Measured, Waits } from './generatorSettings';
import { memoryOf } from './memory';

/** Pages, scripts and pictures as a browser asks for them: a page, then what it needs. */
export function pathsOf(clientDir: string): string[] {
  const pages = [
    '/',
    '/services',
    '/Testimonials',
    '/ContactUs',
    '/FAQ',
    '/AboutPage',
    '/BookAppointment',
    '/Gallery',
  ];
  const names = readdirSync(join(clientDir, 'assets'));
  const some = (end: string, count: number) => names.filter((name) => name.endsWith(end)).slice(0, count);
  const files = [
    ...some('.js', 12),
    ...some('.svg', 6),
    ...some('.avif', 6),
    ...some('.woff2', 1),
    ...some('.css', 2),
  ];
  return pages.flatMap((page, at) => [
    page,
    ...files.filter((_, n) => n % pages.length === at).map((name) => `/assets/${name}`),
  ]);
}

/** Sends a load to a server. @returns What was measured, and the server's memory in MB, once a second. */
export async function generate(load: Load, pid: number): Promise<{ measured: Measured; memory: number[] }> {
  const generator = spawn(process.execPath, [await bundleOf('generator'), JSON.stringify(load)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  generator.stdout.on('data', (part: Buffer) => (said += part.toString()));
  const memory: number[] = [];
  // From the end of the warm-up on, so that what the program needs to get going is not taken for growth.
  const after = setTimeout(() => memory.push(memoryOf(pid)), load.warmUp * 1000);
  const timer = setInterval(() => memory.push(memoryOf(pid)), 1000);
  const ended = await once(generator, 'close');
  clearTimeout(after);
  clearInterval(timer);
  if (ended[0] !== 0) throw new Error('The load generator failed');
  return { measured: JSON.parse(said) as Measured, memory: memory.slice(load.warmUp) };
}

/** The mean of each of so many parts of a list, in their order. */
export function meansOf(list: readonly number[], parts: number): number[] {
  const size = Math.max(1, Math.floor(list.length / parts));
  return Array.from({ length: parts }, (_, n) => {
    const part = n === parts - 1 ? list.slice(n * size) : list.slice(n * size, (n + 1) * size);
    return Math.round(part.reduce((sum, one) => sum + one, 0) / Math.max(1, part.length));
  });
}

/** The waits of one kind of requests as figures. */
export function figuresOf(what: string, { count, p50, p99, max, errors }: Waits) {
  const failed = Object.entries(errors).map(([said, times]) => `${said}: ${String(times)}`);
  return {
    [`${what}: requests measured`]: count,
    [`${what}: half are answered within, ms`]: p50,
    [`${what}: 99 % are answered within, ms`]: p99,
    [`${what}: slowest, ms`]: max,
    [`${what}: errors`]: failed.length === 0 ? 0 : failed.join(', '),
  };
}
