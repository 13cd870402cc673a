import { sign, type Sign } from './sign';

/** Illness that develops more slowly, and questions about medicines. */
export const careSigns: readonly Sign[] = [
  sign({ rule: 'healthEmergency', concern: 'lowSugar', excludes: ['seizure'], urgent: true })`
    diabetic ... sleep|drink|acting|unconscious|floppy|stab|many|not eat|tetemeka|dizzy
    sugar ... low|floppy|dizzy|sleep|shake|under
    sugar .. under
    glucometer
    diabetic ... many|not eat
    diabetic .. many|stab
    stab .. diabetic
    hypos
    reads|reading low
    diabetic|sugar ... confused|sweating|weak|pale|shake|low|twist|attack|unconscious
    low .. sugar
    hypoglycemia|hypo
  `,
  sign({ rule: 'healthEmergency', concern: 'heat', urgent: true })`
    heat|joto|sun .. fall|overcome|hit|throw
    zidiwa .. heat|joto|sun
    heat|joto|sun .. zidiwa
    burn .. sun
    sun .. hurt|sick
    finish|end water .. body
    sun
    overheated
    hot .. vomit|confused|farm|collapse
    hot car
    car .. heat|joto
    sun .. unconscious|collapse|dizzy|beat|hit|fall|confused|vomit
    unconscious|collapse|dizzy|fall|confused|weak ... sun|parade
    heat .. exceeded|zidi|lemea|shamba|vomit|fall|much|many
    joto .. zidi|vomit|fall|many
    child|baby .. left|forget|acha|achwa .. car
    running|race|marathon|play|football ... hot|heat
    burn|hit|beat .. sun
    play ... sun|heat
    heatstroke
    overheat|overheating
    heat exhaustion
    sun|heat|joto ... unconscious|collapse|fall|dizzy|confused|weak
    unconscious|collapse|fall|dizzy|confused ... sun|heat|joto
    child|baby|dog lock|locked .. car
  `,
  sign({ rule: 'healthEmergency', concern: 'sickChild', urgent: true })`
    baby|child .. weak
    baby|child ... weak|floppy ... vomit|fever
    need drink|eat nothing
    not need .. drink|eat|suck
    refuse .. suck|feed|drink
    baby|child .. refuse .. eat
    eye .. sunken|sunk
    not suck|breastfeed|feed
    baby|child .. floppy|drowsy|sunken|listless
    sunken eye
    vomit .. eye|everything|sunken|tears
    eye .. enter|sunken ... vomit
    not .. tears|machozi|urinated|pee|peed|kojoa|wet
    vomit .. everything|all|kila
    baby|child ... vomit .. blood|everything|drowsy|keeps|kila
    months|weeks|miezi ... fever|hot|joto
    fever|joto ... months|weeks|miezi|baby
    baby|child ... high|kali|many|jingi|40|mingi fever
    fever|joto .. high|kali|jingi|mingi|40
    baby|child ... fever ... weak|floppy|sleep|drowsy|not|neck|rash
    fever ... baby|child .. weak|floppy|sleep|not
    malaria .. weak|floppy|not
    baby|child ... malaria
    vomit .. # days
    baby|child .. vomit .. days|siku
    dehydrated|dehydration
    sleep .. fever|joto
    floppy
    baby|child ... shake|pale|weak|dehydrated
    not need? suck
    baby|child .. not feed|feeding|drink|breastfeed|breastfeeding
    baby .. not eat
    not eat|drink anything
  `,
  // The soft spot of a baby's head sinks: in Kiswahili it "drowns".
  sign({
    rule: 'healthEmergency',
    concern: 'sickChild',
    excludes: ['drowning', 'notBreathing'],
    urgent: true,
  })`
    utosi|fontanelle|fontanel .. sunken|drown|enter|low
  `,
  sign({ rule: 'healthEmergency', concern: 'sickChild' })`
    baby|child ... fever|vomit
    fever|vomit .. baby|child
    child|baby is? sick|patient $
  `,
  sign({ rule: 'healthEmergency', concern: 'headache', excludes: ['otherCare'], urgent: true })`
    worst|sudden|suddenly|ghafla .. headache
    headache .. worst|sudden|suddenly|ghafla|explode
    headache .. like .. blow|hit|hammer|explode
    thunderclap
    worst|sudden|suddenly pain .. head
    pain .. head .. worst|sudden|suddenly|ghafla|kuliko
    head pain .. worst|sudden|suddenly|ghafla|kuliko
    head .. explode .. pain|sudden|suddenly
    ghafla .. head pain
  `,
  sign({ rule: 'healthEmergency', concern: 'otherCare', urgent: true })`
    hypothermia|meningitis
    stiff neck
    neck .. stiff
    patient .. serious
    hali .. serious
    zidiwa
    diabetic|sugar ... high|unconscious
  `,
  sign({ rule: 'healthEmergency', concern: 'sickleCell', urgent: true })`
    sickle ... crisis|pain|fever|breathe|chest|pale|swell|vomit|weak|bad|worse|hurt|convulsion
    crisis|pain|fever ... sickle|sickler
    sickler ... crisis|pain|fever|breathe|chest|pale|swell|vomit|weak|bad|worse|hurt
    selimundu ... crisis|pain|fever|breathe|chest|pale|swell|vomit|weak
    crisis|pain|fever ... selimundu
    sickler
  `,
  sign({ rule: 'healthEmergency', concern: 'sickleCell' })`
    sickle
    selimundu
  `,
  sign({ rule: 'healthEmergency', concern: 'otherCare' })`
    i have .. cough|flu|rash
    ^ cough|flu|constipation
    flu|constipation
    cough $
    back|knee|leg|stomach|tumbo|head|ear|throat|body|jino .. pain|hurt|disturb|sumbua|itch
    pain .. back|knee|leg|stomach|tumbo|head|ear|throat|hedhi
    hedhi|period pain
    rash
    small|kidogo|little cut
    cut .. kidogo|small|little
    runny nose
    itchy|itching|washa|inawasha|yanawasha
    tumbo .. disturb|sumbua|nisumbua|inanisumbua
    head|chest cold
    wembe
    headache|migraine|toothache
    period pain|cramps
    jino|tooth|ear .. pain
    covid|flu|fever
  `,
  sign({ rule: 'healthEmergency', concern: 'medicine' })`
    which|what medicine !put|to|in|firstaid|kit
    medicine what|which
    medicine .. cough|pain|malaria|headache|flu|fever
    mix|combine|changanya .. panadol|ibuprofen|brufen|medicine|amoxyl
    panadol|ibuprofen|brufen|amoxyl|piriton .. how|many|much|dose|ngapi|what day|daily
    dozi
    many|how|ngapi .. piriton|brufen|ibuprofen|amoxyl
    take panadol|ibuprofen|brufen|piriton !#
    give|gives .. panadol|brufen|ibuprofen
    drink medicine what
    much|dose|dosage|which|what|give .. panadol|ibuprofen|brufen|amoxyl|antibiotic|antibiotics|diclofenac
    dose|dosage
  `,
  // The answer includes who must not take it.
  sign({ rule: 'healthEmergency', concern: 'medicine', excludes: ['allergy'] })`
    aspirin
  `,
];
