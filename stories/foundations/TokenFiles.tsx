import cssFile from '../../src/theme/generated/tokens.css?url';
import figmaFile from '../../src/theme/generated/tokens.figma.json?url';
import sourceFile from '../../src/theme/tokens.json?url';
import { color } from '../../src/theme/tokens';
import { Sheet } from './Sheet';

const files = [
  ['tokens.json', sourceFile, 'the source, in the Design Tokens format (DTCG 2025.10)'],
  ['tokens.css', cssFile, 'custom properties: roles point at the palette'],
  ['tokens.figma.json', figmaFile, 'for Figma: lengths in px, fluid sizes for a phone and a desktop'],
] as const;

/** The files of the tokens, to take along. */
export function TokenFiles() {
  return (
    <Sheet
      caption="The tokens as files"
      columns={['File', 'Holds']}
      rows={files.map(([name, address, holds]) => [
        <a key="file" href={address} download={name} style={{ color: color.link }}>
          {name}
        </a>,
        holds,
      ])}
    />
  );
}
