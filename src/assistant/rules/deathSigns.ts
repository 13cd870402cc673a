import { kin } from './patients';
import { sign, type Sign } from './sign';

/** Signs of a death: one that has happened, and somebody who looks dead. */
export const deathSigns: readonly Sign[] = [
  sign({ rule: 'healthEmergency', concern: 'bereavement' })`
    ga dunia
    aliaga|wameaga
    body .. mochari|mortuary|morgue
    mochari|maiti
    dead .. house|hospital|wiki|yesterday|iliyopita
    dead wiki
    poteza .. mother|father|husband|wife|brother|sister
    lose .. mother|grandmother
    call .. when .. dead
    departed !stage|way|here|place|town|road
    condolences
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
