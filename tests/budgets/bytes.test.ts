import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteRoutes } from '../../src/app/siteRoutes';
import { budgetOf } from './budgets';

const client = 'dist/client';
const sent = (file: string) => statSync(join(client, `${file}.br`)).size;

function built(path: string) {
  const file = `${path === '/' ? 'index' : path.slice(1)}.html`;
  const html = readFileSync(join(client, file), 'utf8');
  const scripts = [...html.matchAll(/<script type="module"[^>]* src="([^"]+)"/g)].map(([, src = '']) => src);
  const react = / data-react="([^"]+)"/.exec(html)?.[1];
  if (react === undefined) throw new Error(`${file} has no first-load script`);
  return { file, scripts, react: react.split(' ') };
}

test.each(siteRoutes)('$path stays within its bytes', ({ path }) => {
  const page = built(path);
  const budget = budgetOf(path);
  expect(sent(page.file), 'HTML with critical CSS').toBeLessThanOrEqual(budget.html);
  const first = page.scripts.reduce((sum, file) => sum + sent(file), 0);
  expect(first, 'JavaScript before React').toBeLessThanOrEqual(budget.first);
  const react = page.react.reduce((sum, file) => sum + sent(file), 0);
  expect(react, 'JavaScript once React is there').toBeLessThanOrEqual(budget.react);
});
