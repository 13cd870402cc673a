import { expect, it } from 'vitest';
import { paintWork, type TraceEvent } from './paintWork';

const event = (name: string, ts: number, dur?: number, rest: Partial<TraceEvent> = {}): TraceEvent => ({
  name,
  ph: dur === undefined ? 'I' : 'X',
  pid: 1,
  tid: 1,
  ts,
  ...(dur !== undefined && { dur }),
  ...rest,
});

it('counts each step by itself, on the main thread, until the first paint', () => {
  const events = [
    event('navigationStart', 0),
    event('RunTask', 1000, 20_000),
    event('ParseHTML', 1000, 10_000),
    event('FunctionCall', 3000, 4000),
    event('UpdateLayoutTree', 12_000, 2000),
    event('Layout', 15_000, 3000),
    // Another thread, another process, and what came before and after.
    event('Layout', 15_000, 3000, { tid: 2 }),
    event('Layout', 15_000, 3000, { pid: 2 }),
    event('Layout', -9000, 3000),
    event('Commit', 22_000, 1500),
    event('firstContentfulPaint', 24_000),
    event('Paint', 25_000, 3000),
  ];
  expect(paintWork(events)).toEqual({ parse: 6, script: 4, style: 2, layout: 3, paint: 0, commit: 1.5 });
});

it('says that nothing was painted', () => {
  expect(() => paintWork([event('navigationStart', 0)])).toThrow('The trace has no first paint');
});
