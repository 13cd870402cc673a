import { at, svg } from '../../../src/media/parts/svg';
import { hands, type HandsKind } from '../../../src/media/people/hands';
import { Drawings, type Drawn } from '../Drawing';
import { keysOf } from './keysOf';

/** What each close-up shows; a new kind has to be named here, or types do not match. */
const kinds: Readonly<Record<HandsKind, string>> = {
  gripping: 'round a bar',
  pressing: 'on the middle of a chest',
  radio: 'holds a radio',
  bandage: 'wraps an arm',
  oximeter: 'measures at a finger',
  pulse: 'feels a wrist',
  pad: 'lays down an electrode',
  holding: 'comforts',
  pen: 'writes',
};

const size = [300, 240] as const;

/** Every close-up of hands, in turn bare and gloved, on several tones of skin. */
export function Hands() {
  const skins = [4, 2, 5, 3] as const;
  const items = keysOf(kinds).map((kind, turn): Drawn => {
    const skin = skins[turn % skins.length] ?? 4;
    const glove = turn % 3 === 2;
    return {
      name: kind,
      note: `${kinds[kind]}${glove ? ', with a glove' : ''}`,
      src: () => svg(...size, at(150, 120, 0.5, hands(kind, { skin, glove, sleeve: 'teal', other: 3 }))),
      size,
    };
  });
  return <Drawings label="Hands" items={items} least={220} />;
}
