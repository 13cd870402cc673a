import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { siteRoutes } from '../../src/app/siteRoutes';
import { sharePicture, shareSize } from '../../src/app/seo/sharing';
import stamps from '../../src/media/share/stamps.json';
import { stampOf, subjects, vectorIcon } from '../share/subjects';

const folder = 'src/media/share';
const wanted = await subjects();
const cards = wanted.filter(({ file }) => file.startsWith('cards/'));
const names = cards.map(({ file }) => basename(file, '.png'));
const kilobyte = 1000;

describe('pictures for sharing', () => {
  it('are of the drawings and headings as they are now; else run: npm run share-pictures', () => {
    expect(stamps).toEqual(Object.fromEntries(wanted.map((subject) => [subject.file, stampOf(subject)])));
    expect(readFileSync(`${folder}/icons/favicon.svg`, 'utf8')).toBe(vectorIcon());
  });

  it('are there, one for each page that has one, and no other', () => {
    expect(readdirSync(`${folder}/cards`).sort()).toEqual(names.map((name) => `${name}.png`).sort());
    for (const route of siteRoutes) expect(names).toContain(sharePicture(route, siteRoutes));
  });

  it('differ from each other', () => {
    expect(new Set(cards.map(({ html }) => html)).size).toBe(cards.length);
  });

  // With fewer colours stains would be visible; messengers load up to 300 KB, and visitors of the pages load none of these.
  it('weigh at most 90 KB each and 24 KB in the mean', () => {
    const sizes = cards.map(({ file }) => readFileSync(`${folder}/${file}`).length);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(90 * kilobyte);
    expect(sizes.reduce((a, b) => a + b) / sizes.length).toBeLessThanOrEqual(24 * kilobyte);
  });

  it.each(wanted)('$file has its size', ({ file, width, height }) => {
    const png = readFileSync(`${folder}/${file}`);
    expect(png.subarray(1, 4).toString('latin1')).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([width, height]);
  });

  it('have the size that networks ask for', () => {
    for (const { width, height } of cards) expect({ width, height }).toEqual(shareSize);
  });
});
