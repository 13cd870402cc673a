import type { Sign } from './sign';

/** Signs of what has no first-aid page: the call comes first, and the dispatcher tells what to do. */
export const concerns: readonly Sign[] = [
  {
    rule: 'healthEmergency',
    concern: 'despair',
    urgent: true,
    firm: true,
    says: `
      suicide|suicidal
      kill|hang|hanging|harm|hurt|jiua myself|herself|himself|themselves
      kujiua|kujinyonga|anajiua
      not want|need to? live
      end|ending|take my|her|his|their|own life
      reason|point .. live|living
      better off? dead
      i want to? die
      she|he|they|friend|wife|husband|child|brother|sister want to? die
      die want|kufa
      sitaki kuishi
      nimechoka maisha
      kujitoa uhai
      tired .. life|living
    `,
  },
  {
    rule: 'healthEmergency',
    topic: 'notAwake',
    urgent: true,
    firm: true,
    says: `
      hanged|amejinyonga
      found .. hanging
    `,
  },
  {
    rule: 'accident',
    concern: 'danger',
    urgent: true,
    says: `
      house|building|home|nyumba is? on? fire|burn|moto
      office|school|shop|market is? on fire
      fire|moto !drill|safety|extinguisher|plan .. house|building|nyumba|home|school|inside
      electrocuted
      electric|electricity|stima|umeme|live|power shock|wire|wires|imemshika|imempiga
      shock|shocked .. electric|electricity|stima|wire|socket|current|umeme
      umeme|stima .. imempiga|imemshika|shock
      lightning|radi
      gas leak|leaking|exploded|explosion|smell
      explosion|exploded|blast|bomb
      carbon monoxide
      smoke inhalation|inhaled|everywhere
      inhaled|breathe smoke
      building|wall|scaffold|scaffolding|structure|roof|mine|jengo|quarry .. collapse
      in|into well|pit|borehole|septic
    `,
  },
  {
    rule: 'healthEmergency',
    concern: 'poison',
    urgent: true,
    says: `
      poison !food
      drink .. acid|petrol|chemical|chemicals|detergent|jik|dawa|medicine
      drink|ate|eaten|took|take .. many|too|whole medicine|panadol|paracetamol
      drink medicine many|nyingi|mingi
      took|take too? many
    `,
  },
  {
    rule: 'emergencyProcedure',
    concern: 'poison',
    urgent: true,
    says: `
      drink .. battery|coin|magnet|needle|pin|nail|glass
    `,
  },
  {
    rule: 'healthEmergency',
    concern: 'pregnancy',
    urgent: true,
    says: `
      pregnant ... bleed|blood|convulsion|pain|unconscious|fit|fits|headache|blurred|vision|swollen|swelling|fall|hit|not
      bleed|blood|convulsion|fits ... pregnant|labour|birth|delivery|delivered
      labour|birth|born|delivery|delivered ... bleed|blood|convulsion|pain|unconscious
      labour
      waters? broke|broken
      giving? birth
      give birth
      baby .. is? arrive|out|stuck
      cord .. out|seen|see
      see .. cord
    `,
  },
  {
    rule: 'healthEmergency',
    concern: 'hardBreathing',
    urgent: true,
    says: `
      breathless
      asthma
      allergic
      panic ... breathe
      difficulty|trouble|struggling|struggle|hard|difficult|problem|problems|shida|fighting|taabu .. breathe
      shortness|short of? breathe
      breathe .. difficulty|difficulties|problem|problems|trouble|fast|shida|hard|taabu|noisy|noise|snoring|strange|funny
      not .. breathe well|properly|good|easily|enough
      wheezing|wheeze|suffocating|suffocate
      throat|face|tongue|lips .. swelling|swollen|swell
      swelling|swollen .. throat|face|tongue|lips
      conscious|talk|pain|tightness ... not breathe
      not breathe ... conscious|pain|tightness
      oxygen .. low|dropping|dropped|drop
      low oxygen
    `,
  },
  {
    rule: 'trauma',
    concern: 'otherCare',
    without: 'bleeding',
    urgent: true,
    says: `
      nosebleed
      nose .. bleed|blood
      bleed|blood .. nose|puani|pua
    `,
  },
  {
    rule: 'trauma',
    concern: 'otherCare',
    without: 'burns',
    urgent: true,
    says: `
      eye|eyes .. acid|chemical|hurt|cut|glass|burn
      acid|chemical .. eye|eyes
      raped|rape|defiled|kubakwa|amebakwa
    `,
  },
  {
    rule: 'trauma',
    urgent: true,
    says: `
      hippo|lion|crocodile|buffalo|elephant|hyena|leopard|simba|kiboko .. attack|attacked|bite
      hit .. head ... vomit|sleepy|confused|dizzy|unconscious
      head .. hurt ... vomit|sleepy|confused
      bone .. out|showing|sticking
      can not feel .. leg|arm|body
    `,
  },
  {
    rule: 'accident',
    urgent: true,
    says: `
      fall ... can not get|stand|walk|move|feel
    `,
  },
  {
    rule: 'emergencyProcedure',
    concern: 'otherCare',
    urgent: true,
    says: `
      scorpion|nge
      bee|bees|nyuki .. attack|attacked|many|swarm
      many|swarm .. bees|nyuki
    `,
  },
  {
    rule: 'healthEmergency',
    concern: 'otherCare',
    urgent: true,
    says: `
      diabetic|sugar ... confused|sweating|weak|pale|shaking|jasho|low|high|attack|coma
      floppy|limp
      baby|child ... shaking|anatetemeka|pale|weak|dehydrated
      heatstroke
      overheat|overheating|hypothermia|meningitis
      stiff neck
      patient .. serious
      hali .. serious
      zidiwa|amezidiwa|anazidiwa
    `,
  },
  {
    rule: 'healthEmergency',
    concern: 'medicine',
    says: `
      much|dose|dosage|which|what|give .. paracetamol|panadol|calpol|ibuprofen|brufen|amoxyl|antibiotic|antibiotics|diclofenac
      dose|dosage
    `,
  },
];
