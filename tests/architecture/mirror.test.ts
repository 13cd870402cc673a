import { existsSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { isExported, parse, sources } from '../support/sources';

const folderTiers = ['components', 'forms', 'sections', 'layouts'];

/** Names of a tier's components: `src/<tier>/<Name>/<Name>.tsx`, pages `src/pages/<Name>.tsx`. */
function shownBySource(tier: string): string[] {
  return sources(`src/${tier}`).flatMap(({ path }) => {
    const [folder = '', file = ''] = path.split('/').slice(2);
    if (tier === 'pages') return /^\w+Page\.tsx$/.test(folder) ? [folder.replace('.tsx', '')] : [];
    return file === `${folder}.tsx` ? [folder] : [];
  });
}

/** The fields that forms share also have a story each: `src/forms/fields/<Name>.tsx`. */
function sharedFields(): string[] {
  return sources('src/forms/fields').flatMap(({ path }) => /\/(\w+)\.tsx$/.exec(path)?.[1] ?? []);
}

/** Names of stories; those of MUI's own components, which show our theme, have no source of ours. */
function shownByStories(tier: string): string[] {
  return sources(`stories/${tier}`).flatMap(({ path, text }) => {
    const name = /\/(\w+)\.stories\.tsx$/.exec(path)?.[1];
    const ofMui = text.includes(`import ${name ?? ''} from '@mui/material/${name ?? ''}';`);
    return name === undefined || ofMui ? [] : [name];
  });
}

describe('stories mirror src', () => {
  test.each([...folderTiers, 'pages'])('%s', (tier) => {
    const names = shownBySource(tier).concat(tier === 'forms' ? sharedFields() : []);
    expect(shownByStories(tier).sort()).toEqual(names.sort());
  });

  test.each(folderTiers)('every component of %s has a documentation page', (tier) => {
    const names = shownBySource(tier).concat(tier === 'forms' ? sharedFields() : []);
    expect(names.filter((name) => !existsSync(`stories/${tier}/${name}.mdx`))).toEqual([]);
  });

  test.each(folderTiers)('every folder of %s holds a component of its name', (tier) => {
    const folders = new Set(
      sources(`src/${tier}`).flatMap(({ path }) => {
        const parts = path.split('/');
        return parts.length === 4 && parts[2] !== 'fields' ? [parts[2] ?? ''] : [];
      }),
    );
    expect([...folders].sort()).toEqual(shownBySource(tier).sort());
  });

  test('every component file exports what its name says', () => {
    const missing = folderTiers
      .flatMap((tier) => sources(`src/${tier}`))
      .filter(({ path }) => /\/(\w+)\/\1\.tsx$/.test(path))
      .filter((source) => {
        const name = /\/(\w+)\.tsx$/.exec(source.path)?.[1];
        return !parse(source).statements.some(
          (node) =>
            (ts.isFunctionDeclaration(node) && isExported(node) && node.name?.text === name) ||
            (ts.isVariableStatement(node) &&
              node.declarationList.declarations.some(
                (declaration) => isExported(declaration) && declaration.name.getText() === name,
              )),
        );
      });
    expect(missing.map(({ path }) => path)).toEqual([]);
  });
});
