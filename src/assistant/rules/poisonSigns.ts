import type { Sign } from './sign';

/** Signs of poison, of chemicals on the skin and of what gets into an eye. */
export const poisonSigns: readonly Sign[] = [
  {
    rule: 'healthEmergency',
    concern: 'poison',
    urgent: true,
    patterns: `
      poison !food|centre|center|line|control
      overdose
      drink|take .. acid|petrol|chemical|detergent|bleach|dip|thinner|paint|spirit|glue
      drink .. medicine
      drink|take|eat .. many|whole|all|bottle|handful medicine|panadol
      drink|eat medicine many|nyingi|mingi|vingi
      drink|take|eat # medicine|panadol
      # medicine|panadol !mg|ml
      panadol # !mg|ml
      panadol many|nyingi|mingi
      child|baby .. drink|take|eat .. medicine
      eat .. my|his|her|pressure|sugar .. medicine
      ^ eat medicine
      medicine .. rat|mende|wadudu|mimea|ngombe|weeds
      rat medicine
      take many
      brew ... not see
      brew ... blind|vomit|unconscious|dizzy|sick
      drink .. brew
      not see|blind ... brew|alcohol
      alcohol ... not see
      alcohol ... blind
    `,
  },
  {
    rule: 'emergencyProcedure',
    concern: 'poison',
    urgent: true,
    patterns: `
      drink .. battery|magnet|needle|pin|nail|glass
    `,
  },
  {
    rule: 'trauma',
    concern: 'chemical',
    urgent: true,
    patterns: `
      acid !reflux
      chemical|bleach .. skin|arm|face|body|leg|burn|pour
      pour .. chemical|bleach
    `,
  },
  {
    // What was drunk is rinsed off no skin.
    rule: 'healthEmergency',
    concern: 'poison',
    excludes: ['chemical'],
    urgent: true,
    patterns: `
      drink .. acid
    `,
  },
  {
    rule: 'trauma',
    concern: 'eye',
    urgent: true,
    patterns: `
      eye .. acid|chemical|hurt|cut|glass|burn|bleach|stab
      stab|hit .. eye
      acid|chemical|bleach|glass|metal .. eye
    `,
  },
  {
    rule: 'trauma',
    concern: 'eye',
    excludes: ['snakebite'],
    urgent: true,
    patterns: `
      snake .. spit ... eye|face
      snake .. eye
      eye ... snake .. spit
      spit .. snake ... eye
    `,
  },
  {
    rule: 'trauma',
    concern: 'eye',
    patterns: `
      in|into .. eye
      something|dust|sand .. eye
      eye pain
    `,
  },
];
