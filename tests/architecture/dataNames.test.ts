import { join } from 'node:path';
import { ESLint } from 'eslint';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

const project = process.cwd();

/** Lint's messages about the names of `data-` attributes in a file at this path. */
async function linted(filePath: string, text: string): Promise<string[]> {
  const results = await new ESLint().lintText(text, { filePath: join(project, filePath) });
  return results
    .flatMap(({ messages }) => messages)
    .filter(({ ruleId }) => ruleId === 'no-restricted-syntax')
    .map(({ message }) => message);
}

/** TypeScript's errors in each of these lines, as code of a behaviour and of a component. */
function typeErrors(lines: readonly string[]): string[][] {
  const path = join(project, 'src/components/dataNames.ts');
  const imports = `
    import type { DataOf, SelectorOf } from '../behaviours/contract';
    import { headerData, sliderData } from '../behaviours/contract';
    import type { MetronomeNames } from '../behaviours/beat/cprContract';
    import type { PlaceData } from '../behaviours/place/placeContract';
    import { placeParts } from '../behaviours/place/placeParts';
    import { partsOf } from '../behaviours/parts';
    import { inState, part, when, written } from '../sections/PlaceFinder/placeParts';
    import * as beat from './CprMetronome/metronomeParts';
    import { styleData } from '../theme/attributes';
    import { behaviour, data, needsReact } from './behaviourProps';
    declare const element: HTMLElement;
    const inBeat = partsOf<MetronomeNames>(element); const inPlace = placeParts(element);`.replaceAll(
    '\n',
    ' ',
  );
  const text = lines.map((line, index) => `${index === 0 ? imports : ''} () => {${line}};`).join('\n');
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
  };
  const disk = ts.createCompilerHost(options);
  const host: ts.CompilerHost = {
    ...disk,
    fileExists: (name) => name === path || disk.fileExists(name),
    getSourceFile: (name, language) =>
      name === path ? ts.createSourceFile(name, text, language) : disk.getSourceFile(name, language),
  };
  const program = ts.createProgram([path], options, host);
  const file = program.getSourceFile(path);
  const found = file ? program.getSemanticDiagnostics(file) : [];
  return lines.map((_, line) =>
    found
      .filter(({ start = 0 }) => file?.getLineAndCharacterOfPosition(start).line === line)
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' ')),
  );
}

describe('the name of a data- attribute', () => {
  test('is one of a contract: a misspelt one does not compile', () => {
    const right = [
      "data(headerData, { menu: true }); data(styleData, { tone: 'dark' }); behaviour('slider');",
      "needsReact('click');",
      'return { [`&[${styleData.shown}]`]: {} };',
      'element.querySelector(\'[data-step="1"]\' satisfies SelectorOf<typeof sliderData>);',
      'element.closest(`[data-slide="${element.id}"]` satisfies SelectorOf<typeof sliderData>);',
      'const { step }: DataOf<typeof sliderData> = element.dataset; return step;',
      "return element.dataset['hidden' satisfies keyof typeof headerData];",
      // Names inside the place finder and the beat: of the HTML, of the styles, of the script.
      "part('map'); written('town'); when('denied'); beat.part('ring'); beat.when('breathe');",
      "inState('found'); beat.atPart('plate'); beat.atCase('soon'); beat.atScreen('phase', 'push');",
      "inPlace.part('map').href = ''; inPlace.choose('note', 'old'); inBeat.all('start'); inBeat.textOf('now');",
      "(element.dataset as PlaceData).state = 'seeking';",
    ];
    const wrong = [
      'data(headerData, { meun: true });',
      "data(styleData, { tune: 'dark' });",
      "behaviour('slidder');",
      "needsReact('press');",
      'return { [`&[${styleData.shwon}]`]: {} };',
      'element.querySelector(\'[data-stepp="1"]\' satisfies SelectorOf<typeof sliderData>);',
      'element.closest(`[data-slid="${element.id}"]` satisfies SelectorOf<typeof sliderData>);',
      'const { stepp }: DataOf<typeof sliderData> = element.dataset; return stepp;',
      "return element.dataset['hiden' satisfies keyof typeof headerData];",
      ...["part('mpa');", "written('twon');", "when('denid');", "beat.part('rnig');", "beat.when('breath');"],
      ...[
        "inState('fuond');",
        "beat.atPart('palte');",
        "beat.atCase('son');",
        "beat.atScreen('phase', 'now');",
      ],
      ...["inPlace.part('mpa');", "inPlace.choose('note', 'odl');", "inPlace.choose('sent', 'old');"],
      ...["inPlace.part('town').href = '';", "inBeat.all('strat');", "inBeat.textOf('nwo');"],
      "(element.dataset as PlaceData).state = 'seekign';",
    ];
    const errors = typeErrors([...right, ...wrong]);
    expect(errors.slice(0, right.length).flat()).toEqual([]);
    expect(wrong.filter((_, index) => errors[right.length + index]?.length === 0)).toEqual([]);
  }, 60_000);

  test.each([
    ['src/components/Brand/Brand.tsx', 'export const a = <div data-brand="" />;'],
    ['src/sections/Hero/Hero.tsx', 'export const a = <div {...{ "data-brand": "" }} />;'],
    ['src/components/Brand/Brand.styles.ts', "export const a = { '&[data-shown]': {} };"],
    ['src/components/Brand/Brand.styles.ts', 'export const a = { [`${b} > [data-shown]`]: {} };'],
    ['src/theme/overrides/buttons.ts', "export const a = '[data-surface=dark] &';"],
    ['src/behaviours/widgets/slider.ts', "export const a = document.querySelector('[data-track]');"],
    ['src/behaviours/widgets/slider.ts', 'export const a = document.querySelector(`[data-slide="${b}"]`);'],
    ['src/behaviours/widgets/slider.ts', "export const a = document.body.dataset['slide'];"],
    ['src/behaviours/widgets/slider.ts', 'export const a = document.body.dataset.slide;'],
    ['src/app/client/first-load.ts', 'const { react } = document.body.dataset; export const a = react;'],
  ])(
    'is not written raw in %s: %s',
    async (path, text) => {
      expect(await linted(path, text)).toEqual([expect.stringContaining('src/behaviours/contract.ts')]);
      // The first of them loads the rules and the types.
    },
    60_000,
  );

  test.each([
    ['src/components/Brand/Brand.tsx', 'export const a = <div {...data(styleData, { brand: true })} />;'],
    ['src/components/Brand/Brand.styles.ts', 'export const a = { [`&[${styleData.shown}]`]: {} };'],
    ['src/behaviours/widgets/slider.ts', "export const a = find('[data-track]' satisfies Selector);"],
    [
      'src/behaviours/widgets/slider.ts',
      'const { slide }: Data = document.body.dataset; export const a = slide;',
    ],
    [
      'src/behaviours/widgets/slider.ts',
      "export const a = document.body.dataset['slide' satisfies keyof Data];",
    ],
    ['src/app/render/document.ts', 'export const a = `<style data-emotion="${key}" data-s>`;'],
  ])('comes from its contract in %s: %s', async (path, text) => {
    expect(await linted(path, text)).toEqual([]);
  });
});
