/** Arguments for Node that run unit tests, for tests which run others in another environment. @param paths Files or folders. */
export const unitTests = (...paths: readonly string[]): string[] => [
  'node_modules/vitest/vitest.mjs',
  ...['run', '--config', 'tests/vitest.config.ts', '--configLoader', 'runner', '--project', 'unit'],
  ...paths,
];
