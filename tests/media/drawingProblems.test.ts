import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { drawingColours, drawingsFolder, optimised } from '../../src/media/drawing';
import { drawingProblems } from '../../src/media/drawingProblems';
import { slots } from '../../src/media/slots';

const colours = drawingColours();
const size = { width: 640, height: 400 };
const problems = (body: string, box = '0 0 640 400') =>
  drawingProblems(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${body}</svg>`, size, colours);
const named = (folder: string) =>
  readdirSync(`${drawingsFolder}/${folder}`)
    .filter((file) => file.endsWith('.svg'))
    .map((file) => file.replace('.svg', ''));
/** Size of a file by its own account. */
function ownSize(text: string) {
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(text) ?? [];
  return { width: Number(width), height: Number(height) };
}

describe('the files', () => {
  it('are one for each slot, and no other', () => {
    expect(named('.').sort()).toEqual(Object.keys(slots).sort());
  });

  it.each(named('.'))('%s.svg can be used', (id) => {
    const text = readFileSync(`${drawingsFolder}/${id}.svg`, 'utf8');
    expect(drawingProblems(text, slots[id] ?? ownSize(text), colours)).toEqual([]);
  });

  it.each(['icons', 'parts'].flatMap((folder) => named(folder).map((name) => `${folder}/${name}`)))(
    '%s.svg can be used',
    (name) => {
      const text = readFileSync(`${drawingsFolder}/${name}.svg`, 'utf8');
      expect(drawingProblems(text, ownSize(text), colours)).toEqual([]);
    },
  );
});

describe('a drawing that cannot be used', () => {
  it.each([
    ['another size', '', '0 0 640 410', 'has the viewBox "0 0 640 410": its slot is "0 0 640 400".'],
    ['a script', '<script/>', undefined, 'has <script>: a drawing is a picture alone.'],
    [
      'a script in an attribute',
      '<path onclick="go()"/>',
      undefined,
      'has a script in an attribute: a drawing is a picture alone.',
    ],
    [
      'text',
      '<text>Ambulance</text>',
      undefined,
      'has <text>: turn it into paths (Inkscape: Path > Object to Path).',
    ],
    [
      'a photo inside',
      '<image href="data:image/png;base64,AAAA"/>',
      undefined,
      'has <image>: a drawing is made of shapes; a photo goes into src/media/photos.',
    ],
    [
      'something from elsewhere',
      '<use href="https://example.org/a.svg#b"/>',
      undefined,
      'refers to "https://example.org/a.svg#b": a drawing contains all that it shows.',
    ],
    [
      'a group that an editor named',
      '<g id="g332"><path/></g>',
      undefined,
      'has a group without a name ("g332"): call it after what it shows, such as "ambulance".',
    ],
    [
      'a colour of its own',
      '<path fill="#0F5C67"/>',
      undefined,
      'has the colour #0F5C67, which is not in palette.gpl or shades.gpl: the nearest is #0F5C66, teal7.',
    ],
    [
      'a colour by another name',
      '<path style="opacity:1;stroke: teal"/>',
      undefined,
      'has the colour teal, which is not in palette.gpl or shades.gpl.',
    ],
    ['an id twice', '<path id="a"/><path id="a"/>', undefined, 'has the id "a" twice.'],
  ])('says so in one line: %s', (_what, body, box, message) => {
    const lines = problems(body, box);
    expect(lines).toContain(message);
    for (const line of lines) expect(line).not.toContain('\n');
  });

  it('is not one whose colours are written as other programs write them', () => {
    expect(
      problems(
        '<path fill="white"/><path fill="#fff" style="fill:#ffffff;stroke:none"/><path fill="#0f5c66"/>',
      ),
    ).toEqual([]);
  });
});

describe('a drawing that Inkscape has saved', () => {
  const saved = readFileSync('tests/media/savedByInkscape.svg', 'utf8');

  it('can be used', () => {
    expect(saved).toContain('sodipodi:namedview');
    expect(drawingProblems(saved, ownSize(saved), colours)).toEqual([]);
  });

  it('reaches visitors without what Inkscape adds, and with what the designer has changed', () => {
    const shipped = optimised(saved);
    expect(shipped).not.toMatch(/sodipodi|inkscape|metadata|\sid=|xmlns:/);
    expect(shipped.toLowerCase()).toContain('#f7efdd');
  });
});
