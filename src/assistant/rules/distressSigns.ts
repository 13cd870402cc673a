import { sign, type Sign } from './sign';

/** People close to somebody, for phrases on violence and on death. */
const kin = 'husband|wife|boyfriend|partner|father|mother|brother|sister|uncle|stepfather|neighbour|family';

/** Signs of despair, violence and death. */
export const distressSigns: readonly Sign[] = [
  sign({ rule: 'healthEmergency', concern: 'despair', urgent: true, strong: true })`
    suicide
    kill|hang|harm|harming|poison myself|herself|himself|themselves
    is|been|keeps cut myself|herself|himself|themselves
    need|wish|wishes|tamani|natamani|anatamani to? die|dead
    need|wish|wishes to? be dead
    die need
    better off? dead|die
    not need .. live|life|alive
    end|ending|take my|her|his|their|own life
    end|ending it
    need .. be over
    wish|tamani|natamani .. not born
    need .. jump
    nothing matters
    reason|point .. live|life
    not worth live
    can not go on $|anymore|like|live
    can not endelea
    can not take it|this|life anymore|any
    end|ending everything
    cut|slit .. wrists|veins
    tired .. life|live|maisha
    kujitoa uhai
  `,
  sign({ rule: 'healthEmergency', topic: 'notAwake', concern: 'despair', urgent: true, strong: true })`
    hanged
    found .. hang
    hang .. rope|tree
  `,
  // Somebody who wants to die has taken something.
  sign({ rule: 'healthEmergency', concern: 'poison', urgent: true, strong: true })`
    need to? die ... take|drink|eat .. medicine|poison|something
    take|drink|eat .. medicine|something ... die|end|suicide
  `,
  sign({ rule: 'healthEmergency', concern: 'strangled', excludes: ['choking'], urgent: true })`
    strangle
    ${kin}|he|man choke .. me|her
    choke .. by ${kin}|man
    arm .. neck
  `,
  sign({ rule: 'trauma', concern: 'sexualViolence', excludes: ['bleeding'], urgent: true })`
    defile
    forced .. sex
    sexual assault|assaulted|abuse|violence
    abuse .. sexual
    ${kin}|teacher|he|man touch .. child|private|me
    touch .. private
    bleed|blood|hurt|pain .. private ... beat|attacked
    beat|attacked ... bleed|blood .. private
  `,
  sign({ rule: 'trauma', concern: 'sexualViolence' })`
    gbv
    gender based
  `,
  sign({ rule: 'trauma', concern: 'violenceAtHome', urgent: true })`
    ${kin} .. beat|hit|slap|kick|kicked|attacked|hurt|strangle me|us|her|mother|child
    beat|slap me
    beat|hit|slap|kicked by ${kin}
    he .. hit me
    domestic|house violence|abuse
    abuse ${kin}|me
    ${kin} .. abuse
  `,
  sign({ rule: 'healthEmergency', concern: 'bereavement' })`
    ${kin}|grandmother|grandfather|aunt|cousin|friend .. dead
    dead .. yesterday|last|morning|night|week|ago
    pass|passed away|on
    ameaga
    lose .. father|mother|husband|wife|brother|sister|grandfather|grandmother|uncle|friend
    ${kin}|grandmother|grandfather is? not more
    mortuary|morgue|hearse
  `,
  // Somebody who looks dead may need CPR.
  sign({ rule: 'stoppedBreathing', topic: 'notBreathing', urgent: true, certain: true })`
    look|looks|seems|think|maybe|almost .. dead
    he|she|person|man|woman|baby|child is? dead
    ${kin}|friend is dead
    ^ dead $
  `,
];
