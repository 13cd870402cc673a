import { sign, type Sign } from './sign';

/** Signs of poisoning, of chemicals on the skin and of something in an eye. */
export const poisonSigns: readonly Sign[] = [
  sign({ rule: 'healthEmergency', concern: 'poison', urgent: true })`
    drink .. sanitizer|omo|betri
    drink turpentine
    eat uyoga
    amewekewa mchele|medicine
    alcohol imemharibu eye
    sprayed ... vomit|drooling
    inhale .. medicine|poison
    drink .. battery|chemical|poison
    drink .. medicine
    drink|take|eat|chew .. medicine|turpentine|berries|mushroom|mushrooms|doom|soap|cleaner|diesel|ink|perfume|shampoo|battery|uyoga|thinner|petrol|bleach|nail polish
    chew .. medicine
    eat .. berries|leaves|seeds|mushrooms|plant
    take|drink .. bottle .. medicine
    spray|sprayed|spraying|call medicine ... vomit|sweating|dizzy|unconscious|shake|saliva
    medicine shambani|mimea
    spray ... vomit|sweating|dizzy
    put .. poison
    stab|inject .. medicine|many|heroin
    injected .. heroin|medicine|many
    drink .. soap|doom|cleaner
    drink .. battery
    medicine .. eat|many|stab
    heroin|cocaine
    poison !food|centre|center|line|control
    overdose
    drink|take .. acid|petrol|chemical|detergent|bleach|dip|thinner|paint|spirit|glue
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
  // Foam at the mouth after something that was drunk is no fit.
  sign({ rule: 'healthEmergency', concern: 'poison', excludes: ['seizure'], urgent: true })`
    drink .. medicine|poison|chemical|bottle ... foam
    poison ... foam
    foam ... poison
    foam ... drink .. medicine|chemical|bottle
    snort .. something|powder|coke|cocaine|heroin
  `,
  sign({ rule: 'emergencyProcedure', concern: 'poison', urgent: true })`
    drink .. battery|magnet|needle|pin|nail|glass
  `,
  sign({ rule: 'trauma', concern: 'chemical', urgent: true })`
    chemical|bleach|caustic|ammonia|cement|lime|cleaner|battery|drain|soda|poison|acid|thinner|spirit|dip .. skin|arm|leg|face|body|burn|pour|feet|him|her
    caustic soda
    pour .. battery|caustic|ammonia|cement|poison
    water battery|betri pour
    betri|battery .. pour
    medicine shamba|mimea|kali pour
    medicine|poison .. pour .. body|skin|arm
    ammonia|hydrochloric
    skin .. chemical|bleach|caustic|poison
    acid !reflux
    chemical|bleach .. skin|arm|face|body|leg|burn|pour
    pour .. chemical|bleach
  `,
  // For something that was drunk, rinsing the skin does not help.
  sign({ rule: 'healthEmergency', concern: 'poison', excludes: ['chemical'], urgent: true })`
    drink .. acid
  `,
  sign({ rule: 'trauma', concern: 'eye', urgent: true })`
    pepper .. eye
    jump eye
    eye .. soap|chemical|sand|pepper|beat
    beat eye
    enter soap|sand eye
    pepper|pilipili|oil|lime|cement|sand|chilli|soap|bleach|stick|kijiti|nail .. in|into|enter? eye
    enter .. eye
    eye .. blood|bleed|stone|stab|punctured|stick|nail|out
    stone|stick|ball|nail .. eye
    eye .. enter|hit|beat|burn
    eye .. hit
    weld|welding|chomelea ... eye
    eye ... welding|weld|chomelea
    can not open .. eye
    spit .. eye
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
