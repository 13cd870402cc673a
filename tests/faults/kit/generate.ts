import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { bundleOf } from './bundle';
import type { Load, Measured, Waits } from './generatorSettings';
import { memoryOf } from './memory';

/** Runs the load generator. @param pid The server, whose memory is measured every second. */
export async function generate(load: Load, pid = 0): Promise<{ measured: Measured; memory: number[] }> {
  const generator = spawn(process.execPath, [await bundleOf('generator'), JSON.stringify(load)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  generator.stdout.on('data', (part: Buffer) => (output += part.toString()));
  const memory: number[] = [];
  // From the end of the warm-up on, so that start-up memory does not count as growth.
  const after = setTimeout(() => memory.push(memoryOf(pid)), load.warmUp * 1000);
  const timer = setInterval(() => memory.push(memoryOf(pid)), 1000);
  const ended = await once(generator, 'close');
  clearTimeout(after);
  clearInterval(timer);
  if (ended[0] !== 0) throw new Error('The load generator failed');
  return { measured: JSON.parse(output) as Measured, memory: memory.slice(load.warmUp) };
}

/** Response times and errors of one kind of requests, as figures. */
export function figuresOf(what: string, { count, p50, p99, max, errors }: Waits) {
  const failed = Object.entries(errors).map(([output, times]) => `${output}: ${String(times)}`);
  return {
    [`${what}: requests measured`]: count,
    [`${what}: half are answered within, ms`]: p50,
    [`${what}: 99 % are answered within, ms`]: p99,
    [`${what}: slowest, ms`]: max,
    [`${what}: errors`]: failed.length === 0 ? 0 : failed.join(', '),
  };
}
