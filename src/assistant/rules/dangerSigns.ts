import { sign, type Sign } from './sign';

/** Dangers to the helper as well as the patient: the answers put the helper's safety first. */
export const dangerSigns: readonly Sign[] = [
  sign({ rule: 'accident', concern: 'electricShock', urgent: true })`
    hit|beat|catch .. current
    electrician .. shock
    electricity .. throw|stuck|burn|pass|through
    throw|stuck|burn|pass|blocked .. electricity
    nail|finger|metal .. socket
    enter .. socket
    transformer .. beat|hit|burn|shock
    wire ... touch|cut
    shock .. beat|hit
    electricity .. jump|touch|kauka|fire person
    touch .. electricity|wire
    hold|catch .. wire ... not
    heater|shower|fridge|kettle|iron|pasi .. shock|catch
    shock .. heater|shower|fridge|kettle|iron
    wire|electricity .. lying|fall|ground
    current passed
    electricity .. rusha|rushwa
    rushwa|rusha .. electricity
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
  // Foam at the mouth after the water is no fit.
  sign({ rule: 'accident', concern: 'drowning', excludes: ['seizure'], urgent: true })`
    drown ... foam
    foam ... drown|water|pool|lake|river|dam|well
    out .. water|pool|lake|river|dam|well ... foam
  `,
  sign({ rule: 'accident', concern: 'drowning', urgent: true })`
    found .. in water
    lose water|lake|sea|river
    swimming .. showing
    enter|dive .. quarry .. not
    fall .. boat|sea|waves|water
    water|waves|river .. carry|take|swept
    boat .. overturned|fall
    carry .. waves|river|flood
    stumble .. fall .. river|water
    swimming .. not|drown|tired
    boat ... water|people|capsized|overturned|sink
    boat overturned|capsized|sink
    fall .. boat|sea|basin|karai|swimming|tank|trench|drum|quarry
    fall .. overboard
    water .. swept|carry
    carry .. water
    drink .. water .. swimming|pool|sea
    drink water many|nyingi|mingi
    out .. water|pool|river|sea|well|lake ... not|unconscious
    water|pool|river|sea .. not|unconscious
    not .. swimming
    float .. water|pool|river|lake
    enter .. sea
    out water
    tumemwopoa|wamemwopoa
    still|stuck in water
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
    kuna fire
    ^ fire $
    fire mkubwa|kubwa|zingira
    house|office|school|shop|market|kitchen|car|slum blaze
    fire .. plot|market|estate|slum|room|next|village|factory|kitchen
    fire explode
    fire .. burn .. house|school|shop|market|office
    burn .. kibanda|slum|shed
    there is fire
    there fire .. place|market|plot
    fire !drill|safety|extinguisher|plan|brigade|evacuation|engine|stick .. house|office|school|shop|market|kitchen|factory|estate|neighbour|gikomba|mukuru|kibera|kawangware
    fire outbreak|started|break
    house|office|school|shop|market|kitchen|car|slum|curtain|mattress|hospital|dorm|dormitory|hostel ... fire|blaze
    fire .. started .. hospital|ward|dorm|dormitory|hostel|school|house
    flame
    fire .. upstairs|inside|spreading|enea|sambaa
    electricity fire
    fire engine|car .. need
    trapped .. fire
    fire enea|sambaa|zuka
    bush|forest fire
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
    burn .. house|market|school|shop
    house|market|school|shop|office ... burn !course|fire
    house|market|shop|people .. inside .. burn
    house|office|school|shop|market|kitchen|hotel|church|duka|factory is? burn !course
  `,
  sign({ rule: 'accident', concern: 'smoke', urgent: true })`
    ^ smoke $
    smoke|fire ... hoarse
    hoarse ... smoke|fire
    smoke .. overcome|zidiwa
    overcome .. smoke
    charcoal .. overcome
    drunk .. smoke|charcoal
    smoke .. drunk|full|zidiwa|athiri
    zidiwa .. smoke
    full .. smoke
    inhale .. charcoal
    dizzy .. charcoal|generator|stove
    charcoal .. dizzy|athiri|affected
    inhale .. smoke|gas
    breathe .. smoke
    smoke !free|detector ... unconscious|dizzy|sick|cough|headache|vomit|weak|many|mingi|inside|lemea|breathe
    lots|many|mingi|thick|much of? smoke
    poison .. charcoal
    charcoal .. poison
    charcoal|generator|stove ... weak|strength|vomit|inside|kizungu|house|night|sleep
    engine|car .. running .. garage|closed
    sleep .. charcoal|generator
    generator .. smoke
    full smoke
    jaa smoke
    smoke .. jaa|charcoal
    carbon monoxide
    smoke inhalation|inhale|everywhere
    inhale|breathe smoke|gas
    charcoal|generator|stove ... unconscious|headache|sleep|dizzy|vomit|closed|smoke|room|dead|die|sick|bedroom
    charcoal|generator|stove ... not wake|respond|breathe
    sleep|unconscious|headache ... charcoal|generator|stove
    smoke .. charcoal|unconscious|house|room|people
    filled|full .. smoke
  `,
];
