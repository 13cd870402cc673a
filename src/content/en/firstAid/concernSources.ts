import type { FirstAidSource } from '../../firstAidTypes';

/** More sources, each of one matter; named as in `sources.ts`. */
export const concernSources = {
  seizures: { name: 'University of Texas Medical Branch, undated page', confidence: 'reported' },
  asthma: {
    name: 'Asthma + Lung UK, NHS and Asthma Society of Ireland, undated pages',
    confidence: 'reported',
  },
  spacer: {
    name: 'National Asthma Council Australia and NHS Hampshire on spacers, undated pages',
    confidence: 'reported',
  },
  bottleSpacer: { name: 'WHO pocket book of hospital care for children, not read', confidence: 'background' },
  allergy: { name: 'MHRA (UK) advice on adrenaline pens', year: 2023, confidence: 'reported' },
  anaphylaxis: { name: 'Anaphylaxis UK and ASCIA first-aid plan, undated pages', confidence: 'read' },
  poison: { name: 'Oregon and Oklahoma poison centres, undated pages', confidence: 'read' },
  poisonLine: {
    name: 'NEMA Kenya chemicals portal, undated page',
    of: 'the poison line',
    confidence: 'read',
  },
  home: { name: 'Our draft on bones and electricity, no guideline named yet', confidence: 'background' },
  drowning: { name: 'AHA and American Academy of Pediatrics on drowning', year: 2024, confidence: 'read' },
  afterDrowning: {
    name: 'European Respiratory Review and Cleveland Clinic Journal on drowning, undated tables',
    confidence: 'read',
  },
  aedAnswers: {
    name: 'RCUK answers on AEDs, undated page',
    confidence: 'read',
  },
  aedForAll: {
    name: 'RCUK and AHA on AEDs for children, as trainers report them, undated',
    confidence: 'reported',
  },
  childAlone: { name: 'St John Ambulance on CPR for a child, undated page', confidence: 'read' },
  concussion: {
    name: 'Concussion Recognition Tool 6, as a trainer reports it',
    year: 2023,
    confidence: 'reported',
  },
  headache: { name: 'NICE (UK) guideline NG228 on sudden headache, undated page', confidence: 'read' },
  crush: { name: 'ANZCOR guideline 9.1.7 on crush injury, undated page', confidence: 'read' },
  jiko: { name: 'Aga Khan University, Nairobi', year: 2013, confidence: 'reported' },
  carbonMonoxide: { name: 'NHS on carbon monoxide, as reported, undated', confidence: 'reported' },
  gas: {
    name: 'EPRA and Total Kenya on cooking gas, as the press reports them',
    year: 2022,
    confidence: 'reported',
  },
  powerLines: { name: 'Kenya Power advice, as The Star reports it', year: 2025, confidence: 'reported' },
  lightning: { name: 'AHA course slides on lightning, as reported, undated', confidence: 'reported' },
  dogBite: { name: 'WHO advice, in Emergency Medicine Kenya Foundation pages, undated', confidence: 'read' },
  rabies: { name: 'WHO on rabies, undated page', of: 'bites of category III', confidence: 'read' },
  newborn: { name: 'WHO essential newborn care course, undated page', confidence: 'read' },
  hesperian: {
    name: 'Hesperian health guides, the village book and the book for midwives, undated pages',
    confidence: 'read',
  },
  afterBirth: { name: 'Open University and Hesperian, undated pages', confidence: 'reported' },
  motherBook: { name: 'Kenya mother and child booklet, as reported', year: 2022, confidence: 'reported' },
  meningitis: { name: 'Meningitis Now, undated page', of: 'the glass test', confidence: 'read' },
  homeOrs: {
    name: 'South African health ministry, undated page',
    of: 'home-made ORS',
    confidence: 'read',
  },
  fluids: { name: 'WHO/UNICEF Plan A, in Open University pages, undated', confidence: 'reported' },
  sickleCell: { name: 'Sickle-cell centre in London, undated page', confidence: 'reported' },
  sickChild: { name: 'WHO danger signs of the sick child, in course pages, undated', confidence: 'reported' },
  violence: { name: 'WHO on violence against women (LIVES), in PAHO pages', year: 2022, confidence: 'read' },
  usikimye: { name: 'Usikimye (Kenya), undated page', confidence: 'reported' },
  despair: {
    name: 'Bromley Healthcare (UK) and Depression and Bipolar Support Alliance, undated pages',
    confidence: 'reported',
  },
  drunk: { name: 'NHS and Drinkaware on too much alcohol, undated pages', confidence: 'reported' },
  battery: {
    name: 'Montreal Children’s, Ontario Poison Centre, Alder Hey NHS and CAPT (UK), undated pages',
    of: 'button batteries',
    confidence: 'read',
  },
  redCross: {
    name: 'Kenyan warning of carbon monoxide, as the press reports it',
    year: 2025,
    confidence: 'reported',
  },
  firstAidReported: {
    name: 'AHA/ARC first aid guidelines, as reported',
    year: 2024,
    confidence: 'reported',
  },
  heart: {
    name: 'American College of Cardiology, undated page',
    of: 'attacks without pain',
    confidence: 'read',
  },
  burnUnits: {
    name: 'Victorian Adult Burns Service, undated page',
    of: '20 minutes of running water',
    confidence: 'read',
  },
  burnOrder: { name: 'ANZCOR guideline 9.1.3 on burns, undated page', confidence: 'read' },
  eyes: {
    name: 'American Academy of Ophthalmology on eye injuries, as three pages report it, undated',
    confidence: 'reported',
  },
  burnClinics: {
    name: 'Saudi National Guard Health Affairs, undated page',
    of: 'chemicals and when to call',
    confidence: 'reported',
  },
  snakebite: {
    name: 'Ministry of Health Kenya and WHO snakebite guideline',
    year: 2019,
    confidence: 'reported',
  },
  snakeEye: {
    name: 'WHO guideline on snakebites in Africa',
    year: 2010,
    of: 'venom in the eye',
    confidence: 'background',
  },
  scorpion: { name: 'Tygerberg poison line, South Africa, undated page', confidence: 'reported' },
  fainting: {
    name: 'NHS 111 Wales and St John Ambulance on fainting, undated pages',
    confidence: 'read',
  },
  faintingCall: { name: 'NHS on fainting, undated pages', of: 'when to call', confidence: 'reported' },
  counterPressure: {
    name: 'AHA/ARC focused update on first aid',
    year: 2019,
    of: 'what helps before a faint',
    confidence: 'reported',
  },
  workplaces: {
    name: 'Kenya Legal Notice 79 on first aid in the workplace',
    year: 2024,
    confidence: 'read',
  },
  kitDraft: { name: 'Kenya DOSH draft list for first-aid boxes, undated page', confidence: 'read' },
  places: {
    name: 'Business Daily (Kenya) on places without an address',
    year: 2022,
    confidence: 'reported',
  },
} as const satisfies Record<string, FirstAidSource>;
