import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { factDefaults } from '../../src/config/facts';
import { ownerDefaults } from '../../src/config/owner';
import { keepDefaults } from '../../src/config/keep';
import { mailDefaults } from '../../src/config/mail';
import { serverDefaults } from '../../src/config/server';
import { watchDefaults } from '../../src/config/watch';
import { guideRows } from '../owner/rows';

const guide = readFileSync('src/content/guides/owners.md', 'utf8');

describe('the guide for owners', () => {
  it('explains every setting', () => {
    const ofServer = {
      ...serverDefaults,
      ...mailDefaults,
      ...keepDefaults,
      ...watchDefaults,
    };
    const all = { ...ownerDefaults, ...factDefaults, ...ofServer };
    const settings = Object.keys(all);
    expect(settings.filter((name) => !new RegExp(`\`[^\`]*\\b${name}\\b`).test(guide))).toEqual([]);
  });

  it('names files that exist', () => {
    const places = guide.match(/\b(?:src|tests)\/[\w./]+\w/g) ?? [];
    expect(places.length).toBeGreaterThan(10);
    expect(places.filter((place) => !existsSync(place))).toEqual([]);
    const contents = [...guide.matchAll(/`([\w., ]+\.ts)`/g)].flatMap(([, names = '']) => names.split(', '));
    expect(contents.length).toBeGreaterThan(8);
    expect(contents.filter((name) => !existsSync(`src/content/pages/${name}`))).toEqual([]);
  });

  it('has no row that nobody has tried: tests/owner does what each says', () => {
    const [, table = ''] = /\n## Words, people, clinics, pictures\n([^]*?)\n## /.exec(guide) ?? [];
    // The first two lines are the heads of the columns.
    const rows = [...table.matchAll(/^\| *(.*?) *\|/gm)].map(([, first]) => first).slice(2);
    expect(rows.sort()).toEqual(Object.keys(guideRows).sort());
  });

  it('names commands that exist', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      scripts: Record<string, string>;
    };
    const commands = [...guide.matchAll(/`npm (?:run )?([\w:-]+)/g)].map(([, name = '']) => name);
    expect(commands.filter((name) => !(name in scripts) && name !== 'test')).toEqual([]);
  });
});
