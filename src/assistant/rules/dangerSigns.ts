import { sign, type Sign } from './sign';

/** Dangers to the helper as well as the patient: the answers put the helper's safety first. */
export const dangerSigns: readonly Sign[] = [
  sign({ rule: 'accident', concern: 'electricShock', urgent: true })`
    electrocuted
    electricity .. shock|catch|beat|hit|wire|fall
    power .. wire
    arm|finger|fingers|metal|nail .. socket
    shock|catch|beat|hit .. electricity
    shock .. socket|current|wire
    touch .. wire|socket|transformer
    live|bare|naked wire
    power line|lines|shock
    high voltage
    lightning|radi
  `,
  sign({ rule: 'stoppedBreathing', topic: 'notBreathing', concern: 'drowning', urgent: true, certain: true })`
    drown
  `,
  sign({ rule: 'accident', concern: 'drowning', urgent: true })`
    fall .. well|kisima|pit|borehole|septic|latrine|bucket|dam|pond|lake|river|pool|shimo|ndoo|trough|sewer|manhole
    fall in|into .. water
    in|inside|into well|pit|borehole|septic|latrine|bucket|dam|river
    pull|pulled .. river|pool|water|dam|lake|well
    enter .. well|pit|borehole|dam|lake|river|pool|kisima|shimo|water
    jump .. water|river|dam|lake|pool|well|quarry
    swept .. water|flood|floods|river|away
    under water
    river .. carry|take|swept
  `,
  sign({ rule: 'accident', concern: 'fire', urgent: true })`
    house|office|school|shop|market|kitchen|hotel|church|duka|factory|car on? fire !drill|safety|extinguisher|plan|brigade|evacuation
    house|office|school|shop|market|kitchen|hotel|church|duka|factory|car is? catch|on fire
    fire !drill|safety|extinguisher|plan|brigade|evacuation .. house|inside
    is on fire
    big fire
    catch fire
    blaze fire
    fire blaze
  `,
  sign({ rule: 'accident', concern: 'fire', excludes: ['burns'], urgent: true })`
    house|office|school|shop|market|kitchen|hotel|church|duka|factory is? burn !course
  `,
  sign({ rule: 'accident', concern: 'smoke', urgent: true })`
    carbon monoxide
    smoke inhalation|inhale|everywhere
    inhale|breathe smoke|gas
    charcoal|generator|stove ... unconscious|headache|sleep|dizzy|vomit|closed|smoke|room|dead|die|sick|bedroom
    charcoal|generator|stove ... not wake|respond|breathe
    sleep|unconscious|headache ... charcoal|generator|stove
    smoke .. charcoal|unconscious|house|room|people
    filled|full .. smoke
  `,
  sign({ rule: 'accident', concern: 'trapped', urgent: true })`
    trapped !in
    trapped in .. car|house|accident|lift|elevator|equipment|room|fire|rubble|debris|mine|water|pit|well
    stuck .. equipment|rubble|under|lift|elevator|wall|debris
    stuck .. car|wreckage
    under .. rubble|wall|debris
    squeeze|crushed|pinned .. car|wall|equipment|under
    arm|leg|finger|fingers|foot .. stuck
    arm|finger|fingers .. in|into equipment|grinder|mixer
    lock|locked in|inside .. car
  `,
  sign({ rule: 'accident', concern: 'danger', urgent: true })`
    gas leak|leaking|smell|explode
    smell .. gas
    leaking .. gas|petrol
    petrol|tanker .. leaking|leak
    gas|cylinder|mtungi|tanker .. explode|burst|leaking|leak
    explode
    mafuriko
    flood|floods|flooded .. stuck|stranded|roof|people|water|house|swept|rescue
    stuck|stranded|swept|house|car .. flood|floods|flooded
    stuck|stranded .. roof
    landslide|mudslide
  `,
  sign({ rule: 'accident', concern: 'danger', excludes: ['notAwake'], urgent: true })`
    house|wall|scaffold|scaffolding|structure|roof|mine|jengo|quarry .. collapse|fall
  `,
  sign({ rule: 'trauma', concern: 'attack', urgent: true })`
    shot !put|clock
    stab
    mob
    threaten|threatens|threatened|threatening .. kill|me|us
    tishia|anatishia
    panga|machete|knife .. cut|attacked|beat|hurt
    cut|attacked|beat .. panga|machete|knife|rungu
    attackers .. beat|attacked|cut|hurt|hit
    beat|attacked|cut|hurt|hit .. attackers
    beat !heart .. unconscious|bleed|head|badly
  `,
  sign({ rule: 'trauma', concern: 'attack' })`
    beat
    assault|assaulted|mugged|fight|attacked
  `,
];
