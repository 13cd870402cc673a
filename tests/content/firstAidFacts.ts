/**
 * Where every number and every instruction of the first-aid words comes from. A number that is not here does not belong
 * into the words: give it a source first, and have a clinician agree.
 */

const resuscitation = 'AHA 2025';
const resuscitationUk = 'RCUK 2025';
const firstAid = 'AHA/ARC 2024';
const before2025 = 'RCUK and ERC before 2025';
const recovery = 'NHS 111 Wales, babies.co.uk';
const blows = 'usfoor.com';
const tourniquet = 'Stop the Bleed trainers';
const burnClinics = 'ngha.med.sa, nucoplus.com';
const snakebite = 'MoH Kenya and WHO 2019';
const snakeEye = 'iol.co.za 2022';
const drivers = 'Advice for drivers';
const callers = 'Advice for callers';
const draft = 'Kenya, DOSH draft list';
const workplaces = 'Kenya, L.N. 79 of 2024';
const numbersOf = 'Public pages, see helplines.ts';
/** Common teaching that no guideline was read for: a clinician looks at these first. */
const common = 'Common teaching, no guideline read';
/** Leaves something undone: background knowledge, worded as what not to do. */
const caution = 'Caution, no action';

type Fact = readonly [part: RegExp, source: string];

/** Phrases with a number, as they may stand in the words, each with its source. */
export const numbers: readonly Fact[] = [
  [/\b1199, or 999 or 112\b/g, numbersOf],
  [/\b999 (?:or|and) 112\b/g, numbersOf],
  [/\b5 to 6 cm deep\b/g, resuscitation],
  [/\b100 to 120 times a minute\b/g, resuscitation],
  [/\b30 pushes(?:,? (?:then|and) 2 breaths)?/g, resuscitation],
  [/\bone third of the chest, about [45] cm\b/gi, resuscitation],
  [/\babout every 2 minutes\b/g, resuscitation],
  [/\b(?:for|for up to|the chest) 10 seconds\b/g, resuscitationUk],
  [/\bfrom 1 year to puberty\b/g, resuscitation],
  [/\bunder 1 year\b/g, resuscitation],
  [/\b5 breaths(?: first|, 1 second each)|\b5 small breaths\b/g, before2025],
  [/\bfor 1 second until the chest rises\b/g, common],
  [/\b5 back blows\b/g, resuscitation],
  [/\b5 abdominal thrusts\b/g, resuscitation],
  [/\b5 chest thrusts with the heel of one hand\b/g, resuscitation],
  [/\b5 and 5 in turn\b/g, resuscitation],
  [/\b5 cm wide, 5 to 7 cm above the wound\b/g, tourniquet],
  [/\bone 300 mg aspirin, or four of 75 or 81 mg\b/g, 'AHA/ARC 2024; the small tablets: common teaching'],
  [/\bunder 16\b/g, common],
  [
    /\bwater (?:at once, )?for (?:20 minutes|15 to 20 minutes)(?: or more)?|\bnose outward for 20 minutes\b/g,
    burnClinics,
  ],
  [/\bover it for 20 minutes or more\b/g, burnClinics],
  [/\b20 minutes of running water\b/g, 'AHA/ARC 2024 and Victorian burns service'],
  [/\bat once, for 15 to 20 minutes\b/g, snakeEye],
  [/\bat least 10 minutes\b/g, firstAid],
  [/\bup to 3 hours\b/g, 'Victorian burns service'],
  [/\bover 5 minutes\b/g, 'utmb.edu'],
  [/\bLegal Notice 79(?: of 2024)?\b/g, workplaces],
  [/\bNHS 111 Wales\b/g, 'Name of a service'],
  [/\b5-10 minutes in urban areas and in up to 20 minutes in rural areas\b/g, 'Target of the service'],
  [/\b24\/7\b/g, 'Promise of the service'],
];

/** Phrases with a number that only the assistant says. */
export const spokenNumbers: readonly Fact[] = [
  [/\b0\d{3} \d{3} \d{3}(?: or 0\d{3} \d{3} \d{3})?|\b(?:1199|1195|116|999)\b/g, numbersOf],
  [/\bchecked 22 November 2026\b/g, numbersOf],
  [/\b20 m away\b/g, 'iafya.org'],
  [/\bless than 15 minutes\b/g, 'executivefirstaid.co.uk'],
  [/\b4 cm deep\b|\bchild 5, baby 4\b/g, resuscitation],
  [/\bfor 30 seconds\b/g, common],
  [/\b20 minutes(?:\.| or more)/g, burnClinics],
  [/\b15 to 20 minutes; with milk/g, snakeEye],
  [
    /\b(?:5|30) minutes(?: or the first one|\? A second pen|\? Go)/g,
    'AHA/ARC 2024; the placenta: common teaching',
  ],
  [/\bafter 5 minutes\b/g, firstAid],
  [
    /\b1 puff, a slow breath\b|\b1 puff every 30 to 60 seconds, up to 10\b|\bunder 6: up to 6\b|\bafter 10 puffs\b/g,
    firstAid,
  ],
  [/\bafter 15 minutes\b/g, firstAid],
  [/\b4 to 5 teaspoons of sugar\b/g, firstAid],
  [/\b15 minutes, or until they talk sense\b/g, firstAid],
  [/\bunder 3 months\b/g, 'WHO danger signs'],
  [/\b(?:within )72 hours\b/g, 'usikimye.org'],
  [/\bfor 15 minutes, with soap|\bfor 15 minutes with soap/g, 'WHO in EMKF pages'],
  [/\b10 to 15 minutes\. Breathe by mouth|\bOver 30 minutes\b|\bunder 2\?/g, 'chichimed.com'],
  [/\bfor 24 hours\b/g, common],
];

/** What each topic tells people to do or not to do, as parts of its lines, each with its source. */
export const instructions: Readonly<Record<string, readonly Fact[]>> = {
  notBreathing: [
    [/Shout and tap both shoulders/, resuscitationUk],
    [/Tilt the head back, lift the chin, look at the chest/, resuscitationUk],
    [/Keep the face level, lift the chin/, common],
    [/Gasping is not breathing/, resuscitationUk],
    [/heel of one hand on the centre of the chest, other hand on top/, resuscitation],
    [/Arms straight\. Push hard and fast/, resuscitation],
    [/Not trained: push without a break/, resuscitation],
    [/defibrillator \(AED\)/, resuscitation],
    [/your lips round the mouth: 5 breaths/, before2025],
    [/Mouth over mouth and nose: 5 small breaths/, before2025],
    [/heel of one hand, or two hands, on the centre of the chest/, resuscitation],
    [/two thumbs on the breastbone, just below the nipple line/, resuscitation],
    [/thumbs or heel of a hand, better than two fingers/, resuscitation],
    [/Jerking can mean the heart has stopped/, resuscitationUk],
    [/not push on the chest of somebody who is awake/, resuscitationUk],
    [/Both are taught/, 'AHA 2025; RCUK and ERC before 2025'],
    [/pushes the bump to her left/, resuscitation],
    [/Palm on the forehead, two fingertips under the bone of the chin/, common],
    [/Pinch the nose, your lips round the mouth, no gap/, common],
    [/It stays flat\? Tilt again/, common],
    [/Kneel beside them\. Glasses and keys off/, recovery],
    [/Near arm out at a right angle/, recovery],
    [/Back of the far hand to the near cheek/, recovery],
    [/far knee up, foot flat\. Pull that knee/, recovery],
    [/Top knee at a right angle/, recovery],
    [/Pregnant: left side/, recovery],
  ],
  choking: [
    [/Tell them to cough|It coughs or cries\? Let it/, resuscitation],
    [/Bend them forward, head low/, blows],
    [/between the shoulder blades/, blows],
    [/fist just above the navel/, blows],
    [/fist on the middle of the breastbone/, blows],
    [/Alone with the baby\? Begin first/, blows],
    [/kneel behind|over the back of a chair/, blows],
    [/face down on your forearm and thigh/, blows],
    [/until it is out/, resuscitation],
    [/go(?:es)? limp\? Lay/, resuscitation],
    [/not give a baby abdominal thrusts/, resuscitation],
    [/not put a finger into the throat/, caution],
    [/not give water/, caution],
  ],
  bleeding: [
    [/Press firmly: cloth on the wound/, firstAid],
    [/not lift the cloth to look/, firstAid],
    [/stuck in it\? Leave it in\. Press on both sides/, firstAid],
    [/Push cloth deep into the hole/, firstAid],
    [/Arm or leg still pouring\? Tourniquet/, firstAid],
    [/Knot a stick into it, twist until the blood stops/, tourniquet],
    [/not pull out what is stuck/, firstAid],
    [/not use wire, string or a lace/, tourniquet],
    [/not loosen a tourniquet/, tourniquet],
    [/warm/, firstAid],
    [/As high on the limb as it goes/, tourniquet],
    [/second one just above the first/, tourniquet],
    [/A hole in the chest: leave it open/, firstAid],
    [/A part is cut off: press on the stump/, common],
  ],
  heartAttack: [
    [/sit on the floor, back to a wall, knees bent/, common],
    [/not give aspirin where face, arms or speech/, caution],
    [/not give any other medicine/, caution],
    [/alert adult may chew/, firstAid],
    [
      /No aspirin: allergy, told not to, bleeding, ulcer, injury, stroke signs/,
      'AHA/ARC 2024; common teaching',
    ],
    [/not drive yourself/, firstAid],
    [/AED/, firstAid],
    [/tight, heavy or squeezing chest|arm, jaw, neck, back|Cold sweat/, firstAid],
    [/may have no chest pain/, 'American College of Cardiology'],
  ],
  stroke: [
    [/smile\. Has one side dropped|lift both arms\. Does one sink|leo ni siku nzuri/, firstAid],
    [/One sign is enough/, firstAid],
    [/side of the face has dropped|arm is weak or numb|Speech is slurred/, firstAid],
    [/sudden blindness, loss of balance, or the worst headache/, firstAid],
    [/not give aspirin/, caution],
    [/not give food or drink/, caution],
    [/not drive the person/, callers],
    [/No food, no drink, no aspirin, no blood pressure medicine/, caution],
    [/Sleepy or vomiting\? Turn them onto one side/, recovery],
  ],
  burns: [
    [/Stop, drop, roll/, burnClinics],
    [/jewellery and clothes that do not stick/, firstAid],
    [/cling film or a clean cloth/, firstAid],
    [/brush powder off, cut clothes off/, burnClinics],
    [/^Call for: face, hands, feet/, burnClinics],
    [/not pull off what sticks/, firstAid],
    [/not burst blisters/, burnClinics],
    [/No ice/, firstAid],
    [/No butter, no toothpaste, no egg/, firstAid],
    [/with blisters, and larger than the person’s palm/, firstAid],
    [/face, hands, feet, genitals or a joint/, burnClinics],
    [/^white or black|^with soot|^on a child/, burnClinics],
    [/electricity or chemicals/, firstAid],
    [/bad eye lower, lids open/, burnClinics],
  ],
  roadAccident: [
    [/^Say road, direction, landmark/, drivers],
    [/not breathing normally\? Push hard and fast on the chest/i, resuscitationUk],
    [/^Then anyone bleeding heavily/, firstAid],
    [/\bwarm\b/, drivers],
    [/not pull anybody out, unless there is fire or traffic/, drivers],
    [/not give food or drink/, drivers],
    [/stop in a safe place, hazard lights on, engine off/, drivers],
    [/not move injured people, unless there is fire or traffic/, drivers],
    [/not take off a helmet/, 'St John New Zealand 2018'],
    [/Visor up, strap open|slides it off, chin first/, 'St John New Zealand 2018'],
    [/blocked airway kills/, drivers],
    [/nothing by mouth/, drivers],
    [/Kneel behind the head, a hand on each side/, resuscitationUk],
    [/lift the jaw forward/, resuscitationUk],
    [/roll the body onto the side with it/, common],
    [/Roll them so that the head rests on that arm/, common],
    [/Nothing opens the airway\? Tilt the head back/, common],
  ],
  snakebite: [
    [/Move away from the snake/, snakebite],
    [/to hospital at once/, snakebite],
    [/Keep the person still\. Carry them/, snakebite],
    [/Take off rings, anklets and shoes/, snakebite],
    [/Splint/, snakebite],
    [/left side/, snakebite],
    [/No tourniquet/, snakebite],
    [/not chase the snake/, snakebite],
    [/not cut or suck/, snakebite],
    [/No alcohol, no aspirin/, snakebite],
    [/No tight bandage/, snakebite],
    [/Rinse it with water at once|Do not rub|Go to hospital now/, snakeEye],
  ],
  whatToSay: [
    [/^Your phone number|^What happened|^How old, and how many|^Dangers/, callers],
    [/^Open the gate|^Send somebody to the road|^Make a list|^Call again/, callers],
    [/^Does not wake up|^Chest pain|^Heavy bleeding|^A fit|^A child|^A serious crash/, callers],
    [/^Hard to breathe|^A birth|^Poison|^A blow to the head|^About to kill/, 'The call column of the cards'],
    [/landmark, road and direction, or a Plus Code/, callers],
    [/awake\? Breathing\?/, callers],
    [/do not slow the ambulance down/, callers],
  ],
  kit: [
    [/gauze and cotton, sterile dressings, plasters, eye pads/, draft],
    [/triangular and crepe bandages, pins, shears/, draft],
    [/antiseptic and eye drops/, draft],
    [/gloves,.* a waste bag/, draft],
    [/leaflet/, draft],
    [/first-aiders|names and phone numbers|A way to take somebody|once a year/, workplaces],
    [/resuscitation mask/, draft],
    [/thermal blanket, torch, whistle/, draft],
  ],
  plan: [
    [/Numbers on the wall/, callers],
    [/directions and Plus Code/, callers],
    [/Where the first-aid kit is/, callers],
    [/Medicines, allergies, insurer and SHA number/, callers],
    [/nearest hospital/, callers],
    [/^Where everybody meets|first-aiders|next drill/, workplaces],
    [/Who meets the crew/, callers],
  ],
  notAwake: [
    [/or not sure\? Push hard and fast on the centre of the chest/, resuscitationUk],
    [/Far knee up, pull it towards you/, recovery],
    [/breathing quietly\? Leave them as they are, and hold the head still/, resuscitationUk],
    [/Lift the jaw forward\. Not enough: roll head, neck and body as one/, resuscitationUk],
    [/Watch the chest/, recovery],
    [/Not awake\? Tilt the head back, look at the chest for 10 seconds/, resuscitationUk],
  ],
};
