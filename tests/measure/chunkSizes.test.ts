import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { chunkSize, closure, groupName, grouped, moduleName, type BuiltChunk } from './chunkSizes';

const chunk = (fileName: string, imports: readonly string[] = []): BuiltChunk => ({
  fileName,
  imports,
  code: '',
  facadeModuleId: null,
  modules: {},
});

describe('names', () => {
  test.each([
    ['/site/src/theme/tokens.ts', 'src/theme/tokens.ts', 'src/theme'],
    ['/site/node_modules/react-dom/index.js?v=1', 'react-dom/index.js', 'react-dom'],
    ['\0/site/node_modules/react/index.js', 'react/index.js', 'react'],
    ['/site/node_modules/@mui/material/Card/Card.mjs', '@mui/material/Card/Card.mjs', '@mui/material/Card'],
    ['/site/node_modules/@emotion/a/node_modules/@emotion/b/x.js', '@emotion/b/x.js', '@emotion/b'],
  ])('%j', (id, module, group) => {
    expect(moduleName(id, '/site')).toBe(module);
    expect(groupName(module)).toBe(group);
  });
});

test('parts of one name are added up, the heaviest first', () => {
  const parts = [
    { name: 'a/1', bytes: 1 },
    { name: 'b/1', bytes: 5 },
    { name: 'a/2', bytes: 7 },
  ];
  expect(grouped(parts, (name) => name.slice(0, 1))).toEqual([
    { name: 'a', bytes: 8 },
    { name: 'b', bytes: 5 },
  ]);
});

test('the compressed bytes of a chunk are shared among its modules', () => {
  const long = Array.from({ length: 200 }, (_, at) => `export const name${at} = ${at * 7919};`).join('\n');
  const code = `${long}\nexport const last = 1;`;
  const size = chunkSize(
    {
      ...chunk('a.js'),
      code,
      modules: {
        '/site/src/b.ts': { code: 'export const last = 1;' },
        '/site/src/a.ts': { code: long },
        '/site/src/gone.ts': { code: null },
      },
    },
    '/site',
  );
  expect(size.sent).toBe(brotliCompressSync(code).length);
  expect(size.modules.map(({ name }) => name)).toEqual(['src/a.ts', 'src/b.ts', 'src/gone.ts']);
  expect(size.modules.reduce((sum, { bytes }) => sum + bytes, 0)).toBeCloseTo(size.sent);
  expect(size.modules[0]?.bytes).toBeGreaterThan(size.sent * 0.9);
});

test('a page loads what its chunks import, each once', () => {
  const chunks = [
    chunk('page.js', ['base.js', 'card.js']),
    chunk('card.js', ['base.js']),
    chunk('base.js', ['page.js']),
  ];
  expect(closure(['page.js'], chunks)).toEqual(['page.js', 'base.js', 'card.js']);
});
