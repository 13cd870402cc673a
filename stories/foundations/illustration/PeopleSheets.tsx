import { act, cast } from '../../../src/media/cast';
import { at, svg } from '../../../src/media/parts/svg';
import { figure, type FigureProps } from '../../../src/media/people/figure';
import type { Hair, Look } from '../../../src/media/people/look';
import { outfits } from '../../../src/media/people/outfits';
import { poseOf, poses, type PoseName } from '../../../src/media/people/poses';
import { things } from '../../../src/media/people/things';
import { Drawings, type Drawn } from '../Drawing';
import { fitted } from './fitted';
import { keysOf } from './keysOf';

/** A frame for somebody who stands. */
const upright = [160, 260] as const;
/** A frame for everything that somebody may do. */
const wide = [260, 260] as const;

const standing = (name: string, drawing: () => string, note?: string): Drawn => ({
  name,
  src: () => svg(...upright, at(80, 244, 1.2, drawing())),
  size: upright,
  ...(note !== undefined && { note }),
});

/** Everybody who appears in scenes. */
export function Cast() {
  const items = keysOf(cast).map((role) =>
    standing(role, () => act(role, 'standing'), `wears ${cast[role].outfit}`),
  );
  return <Drawings label="The cast" items={items} least={108} />;
}

function sideOf(name: PoseName): string {
  const { view, away = false } = poseOf(name);
  if (view === 'side') return 'the side';
  return away ? 'behind' : 'the front';
}

/** Every pose, all at one scale; crew take turns. */
export function Poses() {
  const crew = ['achieng', 'otieno', 'wanjiru', 'kamau'] as const;
  const items = keysOf(poses).map((pose, turn): Drawn => {
    const role = crew[turn % crew.length] ?? 'achieng';
    return {
      name: pose,
      note: `from ${sideOf(pose)}`,
      src: () => svg(...wide, at(130, 244, 1.15, act(role, pose))),
      size: wide,
    };
  });
  return <Drawings label="Poses" items={items} least={156} />;
}

const somebody: Look = { skin: 4, hair: 'short' };
const model = (props: Partial<FigureProps>): string =>
  figure({ pose: 'standing', look: somebody, outfit: 'crew', ...props });

/** Every outfit on the same person. */
export function Outfits() {
  const items = keysOf(outfits).map((outfit) =>
    standing(outfit, () => model({ outfit }), outfits[outfit].details.join(', ')),
  );
  return <Drawings label="Outfits" items={items} least={108} />;
}

/** Head and shoulders of a figure. */
const bust = (name: string, look: Look, note?: string): Drawn => ({
  name,
  src: () => svg(160, 160, at(80, 480, 2.6, model({ look, outfit: 'shirt' }))),
  size: [160, 160],
  ...(note !== undefined && { note }),
});

/** What is worn where; a new style has to be named here, or types do not match. */
const hair: Readonly<Record<Hair, string>> = {
  short: 'cut short',
  fade: 'short, shorter at the sides',
  bald: 'none',
  grey: 'short and grey',
  bun: 'tied up',
  braids: 'down to the shoulders',
  afro: 'round',
  locs: 'down to the chin',
  hijab: 'covered, any cloth',
  cap: 'under a cap, any cloth',
  helmet: 'under a helmet',
};

/** Every hair style, on figures. */
export function HairStyles() {
  const items = keysOf(hair).map((style) => bust(style, { skin: 4, hair: style }, hair[style]));
  return <Drawings label="Hair" items={items} least={108} />;
}

const skinsByName: readonly Look['skin'][] = [1, 2, 3, 4, 5];

/** The tones of skin. */
export function Skins() {
  const items = skinsByName.map((skin) => bust(`skin ${skin}`, { skin, hair: 'short' }));
  return <Drawings label="Tones of skin" items={items} least={108} />;
}

/** Ages and builds. */
export function Bodies() {
  const ages = (['child', 'teen', 'adult', 'elder'] as const).map((age) =>
    standing(age, () => model({ look: { ...somebody, age }, outfit: 'tee' }), 'age'),
  );
  const builds = (['slim', 'medium', 'broad', 'curved'] as const).map((build) =>
    standing(build, () => model({ look: { ...somebody, build }, outfit: 'tee' }), 'build'),
  );
  return <Drawings label="Ages and builds" items={[...ages, ...builds]} least={108} />;
}

/** What can be in a hand. */
export function Things() {
  const items = keysOf(things).map((thing): Drawn => ({
    name: thing,
    src: () => fitted(things[thing], 160, 160),
    size: [160, 160],
  }));
  return <Drawings label="Things in a hand" items={items} least={108} />;
}
