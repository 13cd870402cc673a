import { figure } from './people/figure';
import type { Look } from './people/look';
import type { OutfitName } from './people/outfits';
import type { Carry } from './people/pose';
import type { PoseName } from './people/poses';
import { ellipse } from './parts/svg';

/** A person who appears in scenes. */
interface Member {
  look: Look;
  outfit: OutfitName;
}

/** The people of the scenes, all invented. */
export const cast = {
  amina: { look: { skin: 3, hair: 'hijab', cloth: 'pine' }, outfit: 'crew' },
  otieno: { look: { skin: 5, hair: 'fade', build: 'broad' }, outfit: 'crew' },
  wanjiru: { look: { skin: 4, hair: 'braids', build: 'slim' }, outfit: 'crew' },
  kamau: { look: { skin: 3, hair: 'short', beard: 'short' }, outfit: 'crewJacket' },
  achieng: { look: { skin: 4, hair: 'bun', build: 'curved' }, outfit: 'crew' },
  hassan: { look: { skin: 2, hair: 'cap', cloth: 'pine' }, outfit: 'crewJacket' },
  rider: { look: { skin: 5, hair: 'helmet', build: 'slim' }, outfit: 'crewJacket' },
  njeri: { look: { skin: 3, hair: 'locs' }, outfit: 'dispatcher' },
  baraka: { look: { skin: 5, hair: 'short', glasses: true }, outfit: 'dispatcher' },
  doctor: { look: { skin: 4, hair: 'bun', glasses: true }, outfit: 'doctor' },
  doctorOld: { look: { skin: 3, hair: 'grey', beard: 'short', age: 'elder' }, outfit: 'doctor' },
  nurse: { look: { skin: 4, hair: 'short', build: 'slim' }, outfit: 'nurse' },
  nurseHijab: { look: { skin: 2, hair: 'hijab', cloth: 'sage' }, outfit: 'nurse' },
  pilot: { look: { skin: 4, hair: 'short' }, outfit: 'pilot' },
  teacher: {
    look: { skin: 4, hair: 'bun', hairTone: 'salt', glasses: true, build: 'curved' },
    outfit: 'blazer',
  },
  teacherMan: { look: { skin: 5, hair: 'bald', beard: 'short' }, outfit: 'shirt' },
  girl: { look: { skin: 4, hair: 'braids', age: 'child' }, outfit: 'schoolSkirt' },
  boy: { look: { skin: 5, hair: 'fade', age: 'child' }, outfit: 'school' },
  girlHijab: { look: { skin: 3, hair: 'hijab', cloth: 'white', age: 'child' }, outfit: 'schoolSkirt' },
  boyTeen: { look: { skin: 3, hair: 'short', age: 'teen' }, outfit: 'schoolTrousers' },
  girlTeen: { look: { skin: 5, hair: 'fade', age: 'teen' }, outfit: 'schoolSkirt' },
  child: { look: { skin: 4, hair: 'afro', age: 'child' }, outfit: 'tee' },
  builder: { look: { skin: 5, hair: 'short', beard: 'stubble', build: 'broad' }, outfit: 'builder' },
  builderWoman: { look: { skin: 3, hair: 'braids' }, outfit: 'builder' },
  builderOld: { look: { skin: 4, hair: 'grey', beard: 'short' }, outfit: 'builder' },
  runner: { look: { skin: 5, hair: 'fade', build: 'slim' }, outfit: 'athlete' },
  runnerWoman: { look: { skin: 4, hair: 'braids', build: 'slim' }, outfit: 'athlete' },
  runnerOld: { look: { skin: 3, hair: 'grey', build: 'slim' }, outfit: 'athlete' },
  rugbyMan: { look: { skin: 4, hair: 'short', build: 'broad' }, outfit: 'rugby' },
  rugbyRival: { look: { skin: 5, hair: 'fade', build: 'broad' }, outfit: 'athlete' },
  referee: { look: { skin: 3, hair: 'short' }, outfit: 'referee' },
  mother: { look: { skin: 4, hair: 'bun', build: 'curved' }, outfit: 'kitenge' },
  grandma: { look: { skin: 4, hair: 'grey', age: 'elder', build: 'curved' }, outfit: 'kanga' },
  grandpa: {
    look: { skin: 5, hair: 'bald', beard: 'full', hairTone: 'grey', age: 'elder' },
    outfit: 'shirt',
  },
  woman: { look: { skin: 3, hair: 'afro' }, outfit: 'dress' },
  man: { look: { skin: 4, hair: 'short', beard: 'stubble' }, outfit: 'polo' },
  manTee: { look: { skin: 5, hair: 'locs' }, outfit: 'tee' },
  organiser: { look: { skin: 3, hair: 'hijab', cloth: 'plum' }, outfit: 'organiser' },
  speaker: { look: { skin: 4, hair: 'fade', beard: 'short' }, outfit: 'suit' },
  director: { look: { skin: 3, hair: 'grey', glasses: true }, outfit: 'suit' },
  patient: { look: { skin: 4, hair: 'short' }, outfit: 'patient' },
  patientWoman: { look: { skin: 3, hair: 'hijab', cloth: 'plum' }, outfit: 'patient' },
  patientOld: { look: { skin: 5, hair: 'grey', age: 'elder' }, outfit: 'patient' },
} as const satisfies Readonly<Record<string, Member>>;

/** Name of a person in the cast. */
export type Role = keyof typeof cast;

/** Appearance of a person, apart from the pose. */
interface Appearance {
  /** Faces left instead of right. */
  left?: boolean;
  carry?: Carry;
  /** An outfit other than the usual one. */
  outfit?: OutfitName;
  /** Without a shadow, because the person is on a stretcher, in a chair or in the air. */
  lifted?: boolean;
}

/** A person in a pose, feet at 0, 0, in cm. */
export function act(
  role: Role,
  pose: PoseName,
  { left = false, carry, outfit, lifted = false }: Appearance = {},
): string {
  const member = cast[role];
  const drawing = figure({
    pose,
    look: member.look,
    outfit: outfit ?? member.outfit,
    facing: left ? 'left' : 'right',
    ...(carry ? { carry } : {}),
  });
  return (lifted ? '' : ellipse(4, 0, 34, 4, '#06191F', 0.22)) + drawing;
}
