import type { Sign } from './sign';

/** Signs of illness and injury with words of their own. */
export const careSigns: readonly Sign[] = [
  {
    rule: 'healthEmergency',
    concern: 'seizure',
    urgent: true,
    says: `
      convulsion
      ^ fit|fits
      having|has|had|have|get|got|another|more|of fit|fits
      fits .. again|stop|minutes|keep|mouth|arrive
      fit .. last|lasted|lasting|stop|again|minutes
      is|was|started|still|has|he|she fitting
      shake .. uncontrollably|foam|body|mouth|stiff|all|over
      eye .. rolled|rolling
      body|arm|leg .. shake|stiff
      stiff .. shake
      foam .. mouth
      mouth .. foam
      put|spoon|stick .. mouth
    `,
  },
  {
    rule: 'healthEmergency',
    concern: 'allergy',
    urgent: true,
    says: `
      allergic
      throat|face|tongue|lips .. swell
      swell .. throat|face|tongue|lips
      throat .. closing|funga
      hives
      bee ... whole|all|body|many|swarm
      whole|all|many|swarm .. bee
    `,
  },
  {
    rule: 'healthEmergency',
    concern: 'asthma',
    urgent: true,
    says: `
      asthma
    `,
  },
  {
    rule: 'healthEmergency',
    concern: 'hardBreathing',
    urgent: true,
    says: `
      breathless
      pant
      panic ... breathe
      difficulty|trouble|struggling|struggle|hard|difficult|problem|problems|shida|fighting|taabu .. breathe
      shortness|short of? breathe
      breathe .. difficulty|difficulties|problem|problems|trouble|fast|shida|hard|taabu|haraka|noisy|noise|snore|weird
      not .. breathe well|properly|good|easily|enough
      wheezing|wheeze|suffocating|suffocate
      i|can not breathe
      conscious|talk|pain|tight ... not breathe
      not breathe ... conscious|pain|tight
      oxygen .. low|dropping|dropped
      low oxygen
      chest .. inside|sucking
    `,
  },
  {
    rule: 'healthEmergency',
    concern: 'poison',
    urgent: true,
    says: `
      poison !food|centre|center|line|control
      overdose
      drink|take .. acid|petrol|chemical|detergent|bleach|dip
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
    says: `
      drink .. battery|magnet|needle|pin|nail|glass
    `,
  },
  {
    rule: 'trauma',
    concern: 'chemical',
    urgent: true,
    says: `
      acid !reflux
      chemical|bleach .. skin|arm|face|body|leg|burn|pour
      pour .. chemical|bleach
    `,
  },
  {
    // What was drunk is rinsed off no skin.
    rule: 'healthEmergency',
    concern: 'poison',
    without: ['chemical'],
    urgent: true,
    says: `
      drink .. acid
    `,
  },
  {
    rule: 'trauma',
    concern: 'eye',
    urgent: true,
    says: `
      eye .. acid|chemical|hurt|cut|glass|burn|bleach|stab
      stab|hit .. eye
      acid|chemical|bleach|glass|metal .. eye
    `,
  },
  {
    rule: 'trauma',
    concern: 'eye',
    without: ['snakebite'],
    urgent: true,
    says: `
      snake .. spit ... eye|face
      snake .. eye
      eye ... snake .. spit
      spit .. snake ... eye
    `,
  },
  {
    rule: 'trauma',
    concern: 'eye',
    says: `
      in|into .. eye
      something|dust|sand .. eye
      eye pain
    `,
  },
  {
    rule: 'accident',
    concern: 'spine',
    without: ['stroke'],
    urgent: true,
    says: `
      fall|dive|dived|diving|jump|tackled|accident|hit|overturned ... not move|feel .. leg|arm|body|neck|toes
      not move|feel .. leg|arm|body|neck|toes ... fall|dive|dived|accident|hit
      neck|spine|back .. break|fracture
      not move .. neck
      break|fracture .. neck|spine|back
    `,
  },
  {
    rule: 'trauma',
    concern: 'headInjury',
    urgent: true,
    says: `
      hit .. head ... vomit|sleep|confused|dizzy|unconscious|convulsion
      head .. hurt|hit ... vomit|sleep|confused|dizzy
      fall ... vomit|confused
      skull
    `,
  },
  {
    rule: 'trauma',
    concern: 'headInjury',
    says: `
      hit .. head
      head .. hit|hurt
      hurt|fall|cut .. head
      baby .. fall
      fall .. baby
      concussion
    `,
  },
  {
    rule: 'trauma',
    concern: 'brokenBone',
    says: `
      fracture
      break .. arm|leg|knee|ankle|foot|finger|fingers|toe|shoulder|elbow|wrist|hip|rib|ribs|jaw|thigh|bone|bones|collarbone
      arm|leg|knee|ankle|foot|finger|toe|shoulder|elbow|wrist|hip|rib|jaw|thigh|bone .. break
    `,
  },
  {
    rule: 'trauma',
    concern: 'brokenBone',
    urgent: true,
    says: `
      bone|mfupa .. out|showing|sticking
    `,
  },
  {
    rule: 'healthEmergency',
    concern: 'lowSugar',
    without: ['seizure'],
    urgent: true,
    says: `
      diabetic|sugar ... confused|sweating|weak|pale|shake|jasho|low|dropped|imeshuka|attack|unconscious
      low .. sugar
      diabetic
    `,
  },
  {
    rule: 'healthEmergency',
    concern: 'heat',
    urgent: true,
    says: `
      heatstroke
      overheat|overheating
      heat exhaustion
      sun|heat|joto ... unconscious|collapse|fall|dizzy|confused|weak
      unconscious|collapse|fall|dizzy|confused ... sun|heat|joto
      child|baby|dog lock|locked .. car
    `,
  },
  {
    rule: 'healthEmergency',
    concern: 'sickChild',
    urgent: true,
    says: `
      floppy
      baby|child ... shake|pale|weak|dehydrated
      not need? suck
      baby|child .. not feed|feeding|eat|drink|breastfeed|breastfeeding
    `,
  },
  {
    rule: 'healthEmergency',
    concern: 'sickChild',
    says: `
      baby|child ... fever|vomit
      fever|vomit .. baby|child
    `,
  },
  {
    rule: 'trauma',
    concern: 'dogBite',
    says: `
      dog|cat|monkey|animal .. bite
      bite .. dog|cat|monkey|animal
      dog|cat|monkey .. pain|scratch
      pain dog|cat
      rabies
    `,
  },
  {
    rule: 'emergencyProcedure',
    concern: 'sting',
    urgent: true,
    says: `
      scorpion|nge
      bee .. attack|many|swarm
      attack|many|swarm .. bee
    `,
  },
  {
    rule: 'emergencyProcedure',
    concern: 'sting',
    says: `
      bee|spider|insect .. bite|sting|pain
      bite|sting|pain .. bee|spider|insect
    `,
  },
  {
    rule: 'trauma',
    concern: 'nosebleed',
    without: ['bleeding'],
    says: `
      nosebleed
      nose .. bleed|blood
      bleed|blood .. nose
    `,
  },
  {
    rule: 'healthEmergency',
    concern: 'otherCare',
    urgent: true,
    says: `
      hypothermia|meningitis
      stiff neck
      neck .. stiff
      patient .. serious
      hali .. serious
      zidiwa|amezidiwa|anazidiwa
      diabetic|sugar ... high|imepanda|unconscious
      sickle cell? crisis|pain
      sickler
    `,
  },
  {
    rule: 'trauma',
    concern: 'otherCare',
    urgent: true,
    without: ['attack', 'violenceAtHome'],
    says: `
      hippo|lion|crocodile|buffalo|elephant|hyena|leopard|simba|kiboko .. attack|bite
      attack|bite .. hippo|lion|crocodile|buffalo|elephant|hyena|leopard
    `,
  },
  {
    rule: 'trauma',
    concern: 'otherCare',
    without: ['attack', 'violenceAtHome'],
    says: `
      ngombe|goat|donkey|horse|camel|pembe .. beat|hit|kicked|pembe|gored
      beat|hit|kicked .. ngombe|goat|donkey|horse|camel|pembe
    `,
  },
  {
    rule: 'healthEmergency',
    concern: 'otherCare',
    says: `
      sickle
      headache|migraine|toothache
      period pain|cramps
      jino|tooth|ear .. pain
      covid|flu|fever
    `,
  },
  {
    rule: 'healthEmergency',
    concern: 'medicine',
    says: `
      much|dose|dosage|which|what|give .. panadol|ibuprofen|brufen|amoxyl|antibiotic|antibiotics|diclofenac
      dose|dosage
    `,
  },
  {
    // Who must not have it is said with it.
    rule: 'healthEmergency',
    concern: 'medicine',
    without: ['allergy'],
    says: `
      aspirin
    `,
  },
];
