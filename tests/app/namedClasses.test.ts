import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { named } from '../../src/app/build/namedClasses';

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('namedClasses.ts'))
  .map((name) => readFileSync(join('src', name), 'utf8'))
  .join('\n');

/** MUI's own rules that use a class and change nothing on the site. */
const withoutEffect = [
  // Its rules for floating labels and loading buttons are removed from every page.
  'MuiInputBase-formControl',
  'MuiButton-loading',
  'MuiIconButton-loading',
  // They repeat what already holds: no select has an icon next to its arrow.
  'MuiInputAdornment-root',
  'MuiInputBase-root',
  // Parts and states that no accordion, chip or select of the site has.
  'MuiAccordion-region',
  'MuiChip-avatar',
  'MuiChip-deleteIcon',
  'MuiChip-icon',
  'MuiNativeSelect-multiple',
];

const statesOf =
  /-(?:active|checked|completed|disabled|error|expanded|focused|focusVisible|open|readOnly|required|selected)$/;

test('every class of MUI’s that the site’s own files ask for is there', () => {
  const asked = [...sources.matchAll(/Mui[A-Z]\w+-\w+/g)].map(([name]) => name);
  expect(asked.filter((name) => !named.includes(name) && !withoutEffect.includes(name))).toEqual([]);
});

test('every class that MUI’s own rules ask for is there, or changes nothing', () => {
  const parts = new Set(
    [...sources.matchAll(/from '@mui\/material\/([A-Z]\w+)'/g)].map(([, name = '']) => name),
  );
  const asked = [...parts].flatMap((part) => {
    const folder = join('node_modules/@mui/material', part);
    const modules = readdirSync(folder).filter((name) => name.endsWith('.mjs') && name !== 'TouchRipple.mjs');
    return modules.flatMap((name) =>
      [...readFileSync(join(folder, name), 'utf8').matchAll(/\$\{(\w)(\w*)Classes\.(\w+)\}/g)].map(
        ([, first = '', rest = '', slot = '']) => `Mui${first.toUpperCase()}${rest}-${slot}`,
      ),
    );
  });
  expect(existsSync('node_modules/@mui/utils/composeClasses/composeClasses.mjs')).toBe(true);
  const missing = asked.filter(
    (name) => !statesOf.test(name) && !named.includes(name) && !withoutEffect.includes(name),
  );
  expect([...new Set(missing)]).toEqual([]);
});
