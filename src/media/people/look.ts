import type { ClothName } from './tones';

/** Hair or what covers it. `grey` is short grey hair; any other style turns grey through `hairTone`. */
export type Hair =
  | 'short'
  | 'fade'
  | 'bald'
  | 'grey'
  | 'bun'
  | 'braids'
  | 'afro'
  | 'locs'
  | 'hijab'
  | 'cap'
  | 'helmet';

/** How a person looks, apart from clothes. */
export interface Look {
  /** 1 is the lightest brown, 5 the darkest. */
  skin: 1 | 2 | 3 | 4 | 5;
  hair: Hair;
  /** Colour of hair, brows and beard; black by default, grey where the style is `grey`. */
  hairTone?: 'black' | 'brown' | 'salt' | 'grey';
  /** Fabric of a hijab or cap; teal by default. */
  cloth?: ClothName;
  beard?: 'stubble' | 'short' | 'full';
  glasses?: boolean;
  /** Body proportions and lines of the face; `adult` by default. */
  age?: 'child' | 'teen' | 'adult' | 'elder';
  /** Width of shoulders and hips; `medium` by default. `curved` has narrow shoulders and wide hips. */
  build?: 'slim' | 'medium' | 'broad' | 'curved';
  /** Outline of the face in portraits; `oval` by default. */
  face?: 'oval' | 'round' | 'square' | 'long' | 'heart';
}
