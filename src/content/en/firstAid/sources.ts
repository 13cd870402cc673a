import type { FirstAidSource } from '../../firstAidTypes';

/**
 * Guidelines and pages that the first-aid words come from, and what each speaks of. A source without a year is a page
 * without a date, and says so in its name. A source that was read in a report about it says that, too.
 */
export const sources = {
  resuscitation: {
    name: 'American Heart Association resuscitation guidelines',
    year: 2025,
    carries: ['general', 'notBreathing', 'notAwake', 'choking', 'drowning', 'birth'],
  },
  resuscitationUk: {
    name: 'Resuscitation Council UK guidelines, as trainers report them',
    year: 2025,
    carries: [
      'general',
      'notBreathing',
      'notAwake',
      'whatToSay',
      'roadAccident',
      'seizure',
      'spine',
      'headInjury',
      'newborn',
    ],
  },
  breathsFirst: {
    name: 'Resuscitation Council UK and ERC pages from before 2025',
    carries: ['notBreathing', 'drowning'],
  },
  firstAid: {
    name: 'AHA/ARC first aid guidelines',
    year: 2024,
    carries: [
      ...['general', 'bleeding', 'heartAttack', 'stroke', 'burns', 'roadAccident'],
      ...['fire', 'attack', 'trapped', 'asthma', 'allergy', 'hardBreathing', 'lowSugar', 'heat'],
    ] as const,
  },
  tourniquet: { name: 'Stop the Bleed trainers’ pages, undated', carries: ['bleeding'] },
  recovery: {
    name: 'NHS 111 Wales and babies.co.uk, undated pages',
    of: 'turning onto one side',
    carries: ['notBreathing', 'notAwake'],
  },
  choking: { name: 'usfoor.com, undated page', of: 'how blows and thrusts are done', carries: ['choking'] },
  heart: {
    name: 'American College of Cardiology, undated page',
    of: 'attacks without pain',
    carries: ['heartAttack'],
  },
  burnUnits: {
    name: 'Victorian Adult Burns Service, undated page',
    of: '20 minutes of running water',
    carries: ['burns', 'fire'],
  },
  burnClinics: {
    name: 'ngha.med.sa and nucoplus.com, undated pages',
    of: 'chemicals and when to call',
    carries: ['burns', 'chemical', 'eye', 'fire'],
  },
  drivers: {
    name: 'St John Ambulance and European Commission advice for drivers, undated pages',
    carries: ['roadAccident'],
  },
  helmet: { name: 'St John New Zealand', year: 2018, of: 'the helmet', carries: ['roadAccident'] },
  snakebite: {
    name: 'Ministry of Health Kenya and WHO snakebite guideline',
    year: 2019,
    carries: ['snakebite'],
  },
  snakeEye: {
    name: 'iol.co.za',
    year: 2022,
    of: 'venom in the eye',
    carries: ['snakebite', 'eye'],
  },
  seizures: { name: 'utmb.edu and skillsforpeople.org.uk, undated pages', carries: ['seizure'] },
  asthma: { name: 'Moreton Doctors (UK) and asthma.ie, undated pages', carries: ['asthma'] },
  allergy: { name: 'MHRA (UK) advice on adrenaline pens', year: 2023, carries: ['allergy', 'sting'] },
  poison: { name: 'Oregon and Oklahoma poison centres, undated pages', carries: ['poison'] },
  poisonLine: {
    name: 'NEMA Kenya chemicals portal, undated page',
    of: 'the poison line',
    carries: ['poison', 'medicine'],
  },
  home: { name: 'iafya.org, undated pages', carries: ['electricShock', 'brokenBone'] },
  drowning: { name: 'AHA and American Academy of Pediatrics on drowning', year: 2024, carries: ['drowning'] },
  concussion: {
    name: 'Concussion Recognition Tool 6, as a trainer reports it',
    year: 2023,
    carries: ['headInjury'],
  },
  crush: { name: 'executivefirstaid.co.uk, undated page', carries: ['trapped'] },
  jiko: { name: 'Aga Khan University, Nairobi', year: 2013, carries: ['smoke'] },
  dogBite: {
    name: 'WHO advice, in Emergency Medicine Kenya Foundation pages, undated',
    carries: ['dogBite'],
  },
  nosebleed: { name: 'chichimed.com, undated page', carries: ['nosebleed'] },
  newborn: { name: 'WHO essential newborn care course, undated page', carries: ['birth', 'newborn'] },
  afterBirth: {
    name: 'Open University and Hesperian, undated pages',
    carries: ['birth', 'pregnancy'],
  },
  motherBook: { name: 'Kenya mother and child booklet, as reported', year: 2022, carries: ['pregnancy'] },
  sickChild: { name: 'WHO danger signs of the sick child, in course pages, undated', carries: ['sickChild'] },
  violence: {
    name: 'WHO on violence against women (LIVES), in PAHO pages',
    year: 2022,
    carries: ['sexualViolence', 'violenceAtHome'],
  },
  usikimye: { name: 'usikimye.org, undated page', carries: ['sexualViolence'] },
  despair: { name: 'Bromley Healthcare (UK) and dbsalliance.org, undated pages', carries: ['despair'] },
  /** Common teaching that no guideline here carries: the first that a clinician has to look at. */
  common: {
    name: 'Common first-aid teaching, no guideline read',
    carries: [
      ...[
        'electricShock',
        'drowning',
        'fire',
        'danger',
        'attack',
        'strangled',
        'allergy',
        'asthma',
        'newborn',
      ],
      ...[
        'birth',
        'sickChild',
        'headInjury',
        'heat',
        'smoke',
        'sting',
        'eye',
        'spine',
        'headInjury',
        'trapped',
        'seizure',
      ],
      ...['hardBreathing', 'otherCare', 'bereavement', 'heartAttack', 'stroke', 'bleeding'],
    ] as const,
  },
  callers: {
    name: 'London, Scottish and Welsh ambulance services’ advice for callers, undated pages',
    carries: ['general', 'whatToSay', 'plan', 'stroke'],
  },
  workplaces: {
    name: 'Kenya Legal Notice 79 on first aid in the workplace',
    year: 2024,
    carries: ['kit', 'plan'],
  },
  kitDraft: { name: 'Kenya DOSH draft list for first-aid boxes, undated page', carries: ['kit'] },
} as const satisfies Record<string, FirstAidSource>;
