import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pictures } from '../../src/media/picturesPlugin';

/** The hooks of the plugin as a bundler calls them. */
interface Hooks {
  configResolved(config: { root: string }): void;
  resolveId(id: string): string | undefined;
  load(id: string): string | undefined;
}

const root = mkdtempSync(join(tmpdir(), 'pictures-'));
const plugin = pictures() as unknown as Hooks;
const file = join(root, 'node_modules/.cache/pictures/icon.svg');

beforeAll(() => plugin.configResolved({ root }));
afterAll(() => rmSync(root, { recursive: true }));

describe('virtual:picture/<slot>', () => {
  it('leaves other modules alone', () => {
    expect(plugin.resolveId('./icon')).toBeUndefined();
    expect(plugin.load('/src/media/slots.ts')).toBeUndefined();
  });

  it('becomes a module with the picture and its file', () => {
    const id = plugin.resolveId('virtual:picture/icon') ?? '';
    const code = plugin.load(id) ?? '';
    expect(code).toContain(`import src from ${JSON.stringify(`${file}?url&no-inline`)};`);
    expect(code).toContain('"width":512,"height":512');
    expect(code).toContain('"kind":"illustration"');
    expect(readFileSync(file, 'utf8')).toMatch(/^<svg [^>]*viewBox="0 0 512 512"/);
  });

  it('does not write an unchanged file again', () => {
    const before = statSync(file).mtimeMs;
    plugin.load('\0virtual:picture/icon');
    expect(statSync(file).mtimeMs).toBe(before);
  });

  it('refuses a slot that is not there, by name', () => {
    expect(() => plugin.load('\0virtual:picture/nobody')).toThrow('nobody');
  });
});
