import { sign, type Sign } from './sign';

/** Signs of poison, of chemicals on the skin and of what gets into an eye. */
export const poisonSigns: readonly Sign[] = [
  sign({ rule: 'healthEmergency', concern: 'poison', urgent: true })`
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
  sign({ rule: 'emergencyProcedure', concern: 'poison', urgent: true })`
    drink .. battery|magnet|needle|pin|nail|glass
  `,
  sign({ rule: 'trauma', concern: 'chemical', urgent: true })`
    acid !reflux
    chemical|bleach .. skin|arm|face|body|leg|burn|pour
    pour .. chemical|bleach
  `,
  // What was drunk is rinsed off no skin.
  sign({ rule: 'healthEmergency', concern: 'poison', excludes: ['chemical'], urgent: true })`
    drink .. acid
  `,
  sign({ rule: 'trauma', concern: 'eye', urgent: true })`
    eye .. acid|chemical|hurt|cut|glass|burn|bleach|stab
    stab|hit .. eye
    acid|chemical|bleach|glass|metal .. eye
  `,
  sign({ rule: 'trauma', concern: 'eye', excludes: ['snakebite'], urgent: true })`
    snake .. spit ... eye|face
    snake .. eye
    eye ... snake .. spit
    spit .. snake ... eye
  `,
  sign({ rule: 'trauma', concern: 'eye' })`
    in|into .. eye
    something|dust|sand .. eye
    eye pain
  `,
];
