import { helplinesChecked } from '../../src/content/pages/promises';

/**
 * The source of every number and every instruction in the first-aid words. A number that is missing here must not be
 * used: first add a source, and have a clinician agree.
 */

const resuscitation = 'AHA 2025';
const resuscitationUk = 'RCUK 2025';
const firstAid = 'AHA/ARC 2024';
const before2025 = 'RCUK and ERC before 2025';
const recovery = 'NHS 111 Wales';
const blows = 'AHA 2025, as trainers show it';
const tourniquet = 'Stop the Bleed trainers';
const burnClinics = 'Saudi National Guard Health Affairs';
const snakebite = 'MoH Kenya and WHO 2019';
const snakeEye = 'WHO Africa 2010, not read';
const scorpion = 'Tygerberg poison line';
const fainting = 'NHS 111 Wales, St John Ambulance, NHS';
const anaphylaxis = 'ASCIA, Anaphylaxis UK';
const fluids = 'WHO/UNICEF Plan A; South African health ministry';
const sickleCell = 'Sickle-cell centre in London';
const battery = 'Montreal, Ontario, Alder Hey, CAPT';
const drivers = 'Advice for drivers';
const callers = 'Advice for callers';
const draft = 'Kenya, DOSH draft list';
const workplaces = 'Kenya, L.N. 79 of 2024';
const firstAidReported = 'AHA/ARC 2024, as reported';
const asthma = 'Asthma + Lung UK, NHS, Asthma Society of Ireland';
const numbersOf = 'Public pages, see helplines.ts';
const helplinesDate = new RegExp(helplinesChecked, 'g');
/** For which no guideline was read: a clinician should check these first. */
const common = 'Our draft, no guideline named yet';
/** Advice against doing something, from background knowledge. */
const caution = 'Caution, no action';

type Fact = readonly [part: RegExp, source: string];

/** Phrases with a number that the words may contain, each with its source. */
export const numbers: readonly Fact[] = [
  [/\b1199, or 999 or 112\b/g, numbersOf],
  [/\b999 (?:or|and) 112\b/g, numbersOf],
  [/\b5 to 6 cm deep\b/g, resuscitation],
  [/\b100 to 120 times a minute\b/g, resuscitation],
  [/(?:\b2 breaths, )?\b30 pushes(?:,? (?:then|and) 2 breaths)?/g, resuscitation],
  [/\bone third of the chest, about [45] cm\b/gi, resuscitation],
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
  [/\bover 5 minutes\b/g, 'University of Texas Medical Branch'],
  [/\bLegal Notice 79(?: of 2024)?\b/g, workplaces],
  [/\bNHS 111 Wales\b/g, 'Name of a service'],
  [/\b24\/7\b/g, 'Promise of the service'],
  // Used only by the pages.
  [/\b10 seconds at most\b/g, resuscitationUk],
  [/\b[dD]own 5 to 6 cm\b/g, resuscitation],
  // Said by the metronome: within the 100 to 120 per minute.
  [/\b110 a minute\b/g, resuscitation],
  [/\bof 30\b|\b(?:30 and )?2 breaths\b|^30 and 2$/g, resuscitation],
  [/, about 2 a second\b/g, resuscitation],
  [/\bevery 2 minutes\b/g, resuscitation],
  [/\babout [45] cm\b/g, resuscitation],
  [/\b1 year to puberty\b/g, resuscitation],
  [/\bpush 30 times\b/g, resuscitation],
  [/\bGive 5 (?:small )?breaths\b/g, before2025],
  [/\bBlow (?:for )?1 second(?: each)?\b/g, common],
  [/\b(?:up|back|Push), 5 times\b|\bPush 5 times\b|\b5 and 5\b/g, resuscitation],
  [/\b3 minutes or more\b/g, common],
  [/\bband 5 cm wide\b|\b5 to 7 cm above the wound\b/g, tourniquet],
  [/\b1 in 3 attacks have no chest pain\b/g, 'American College of Cardiology'],
  [/\bone 300 mg aspirin\b/g, firstAid],
  [/\bfour of 75 or 81 mg\b/g, common],
  [/\b(?:for|Go on for) (?:20|15 to 20) minutes(?: or more)?\b/g, burnClinics],
  [
    /\b1 puff(?: every 30 to 60 seconds, up to 10)?\b|\bunder 6: up to 6\b|\ba child under 6 up to 6 puffs\b|\bafter 10 puffs\b/g,
    asthma,
  ],
  [/\bwithin 20 m of a power line\b|\b20 m away\b/g, 'iafya.org'],
  [/\bmore than 15 minutes have passed\b/g, 'ANZCOR 9.1.7: weights come off whatever the time'],
  [/\b[Nn]o ambulance (?:has come )?after 10 minutes\b|\bpuffs again, up to 10\b/g, asthma],
  [/\bevery 1 to 3 minutes, up to 6\b/g, asthma],
  [/\b4 to 5 normal breaths\b/g, 'National Asthma Council Australia, NHS Hampshire'],
  [/\b500 to 750 ml\b/g, 'WHO pocket book, not read'],
  [/\bno better 5 minutes after the pen\b|\bat least 4 hours\b/g, anaphylaxis],
  [/\bwithin 1 minute\b|\bwithin 20 seconds\b/g, fainting],
  [/\b1 to 2 minutes\b/g, 'AHA/ARC 2019'],
  [/\bfor 8 hours\b|\bafter 15 to 60 minutes, or take 6 to 8 hours\b/g, scorpion],
  [/\b30 to 40 minutes\b/g, 'NHS'],
  [/\bwithin 2 hours\b/g, battery],
  [/\bfrom 38 °C\b|\bover 2 hours\b/g, sickleCell],
  [/\bexactly 1 litre\b|\b6 level teaspoons of sugar\b|\bin 1 litre\b|\bafter 24 hours\b/g, fluids],
  [
    /\b50 to 100 ml under 2 years, 100 to 200 ml above\b|\bWait 10 minutes\b|\b[uU]nder 6 months old\b/g,
    fluids,
  ],
  [/\bno urine for 6 hours\b/g, fluids],
  [/\b4 to 5 teaspoons of sugar\b|\b(?:but )?no better after 15 minutes\b/g, firstAidReported],
  [/\b15 minutes, or until they talk sense\b/g, firstAidReported],
  [/\bWash it for 15 minutes\b|\bwash it for 15 minutes\b/g, 'WHO in EMKF pages'],
  [/\b10 to 15 minutes\b|\bover 30 minutes\b|\bunder 2 years old\b/g, common],
  [/\bfor 24 hours\b/g, common],
  [/\bnot out in 30 minutes\b/g, common],
  [/\b1 pad (?:an|soaked in an) hour\b/g, 'Open University and Hesperian'],
  [/\bwithin 15 to 20 minutes\b/g, 'Hesperian'],
  [/\b30 to 40 breaths a minute\b/g, 'WHO essential newborn care, as inferred for a helper without a bag'],
  [/\bCPR for 1 minute\b/g, 'St John Ambulance, child'],
  [/\b8 years or 25 kg\b/g, 'RCUK and AHA on AEDs, as trainers report them'],
  [/\bfor 30 seconds\b/g, common],
  [/\bunder 3 months old\b/g, common],
  [/\bup to 6 weeks after a birth\b/g, common],
  [/\bup to 5 days\b/g, 'Kenya national guidelines on sexual violence'],
  [/\bUnder 18\b/g, 'public pages that name the help numbers'],
  [/\(PRC\)|\(P3\)/g, 'The Star'],
  [helplinesDate, numbersOf],
  [/\bover 5 minutes\b/g, 'University of Texas Medical Branch'],
];

/** Phrases with a number that only the assistant uses. */
export const spokenNumbers: readonly Fact[] = [
  [/\b0\d{3} \d{3} \d{3}(?: or 0\d{3} \d{3} \d{3})?|\b(?:1199|1195|116|999)\b/g, numbersOf],
  [helplinesDate, numbersOf],
  [/\b4 cm deep\b|\bchild 5, baby 4\b/g, resuscitation],
  [/\bfor 30 seconds\b/g, common],
  [/\b20 minutes(?:\.| or more)/g, burnClinics],
  [/\b15 to 20 minutes; with milk/g, snakeEye],
  [
    /\b(?:5|30) minutes(?: or the first one| after the pen)|\bnot out in 30 minutes\b/g,
    'AHA/ARC 2024; the placenta: common teaching',
  ],
  [/\b1 puff every 30 to 60 seconds, up to 10\b|\bUnder 6 years: up to 6\b|\bafter 10 puffs\b/g, firstAid],
  [/\bafter 15 minutes\b|\bno ambulance after 10 minutes\b/g, firstAid],
  [/\b4 to 5 teaspoons of sugar\b/g, firstAid],
  [/\b15 minutes, or until they talk sense\b/g, firstAid],
  [/\bunder 3 months\b/g, 'WHO danger signs'],
  [/\bfor 15 minutes, with soap|\bfor 15 minutes with soap/g, 'WHO in EMKF pages'],
  [/\b10 to 15 minutes\. Breathe by mouth|\b[Oo]ver 30 minutes\b|\bunder 2, call\b/g, common],
  [/\b(?:for|stays) 24 hours\b/g, common],
];

/** Instructions of the assistant, by topic, as parts of its lines, each with its source. */
export const instructions: Readonly<Record<string, readonly Fact[]>> = {
  notBreathing: [
    [/Shout and tap both shoulders/, resuscitationUk],
    [/Tilt the head back, lift the chin, and look at the chest/, resuscitationUk],
    [/[Ff]ace level, lift the chin/, common],
    [/only gasping, or not sure\b/, resuscitationUk],
    [/heel of one hand on the centre of the chest, other on top/, resuscitation],
    [/arms straight, push hard and fast/, resuscitation],
    [/If you are not trained, push without a break/, resuscitation],
    [/defibrillator \(AED\)/, resuscitation],
    [/lips round the mouth: 5 breaths/, before2025],
    [/mouth over mouth and nose: 5 small breaths/, before2025],
    [/heel of one hand, or two hands, on the centre of the chest/, resuscitation],
    [/two thumbs on the breastbone, just below the nipple line/, resuscitation],
    [/alone with no phone, give CPR for 1 minute/, 'St John Ambulance, child'],
    [/Use an AED(?: at any age|: better than not)/, 'RCUK and AHA, as trainers report them'],
    [/Jerking can mean the heart has stopped/, resuscitationUk],
    [/not push on the chest of some(?:body|one) who is awake/, resuscitationUk],
  ],
  choking: [
    [/let them cough|If the baby coughs or cries, let it/, resuscitation],
    [/Bend them forward, head low/, blows],
    [/between the shoulder blades/, blows],
    [/fist just above the navel/, blows],
    [/fist on the middle of the breastbone/, blows],
    [/If you are alone with the baby, begin first/, blows],
    [/face down on your forearm and thigh/, blows],
    [/until it is out/, resuscitation],
    [/go(?:es)? limp, lay/, resuscitation],
    [/Give a child 5 breaths first/, before2025],
    [/A baby gets chest thrusts, never abdominal thrusts/, resuscitation],
    [/not give a baby abdominal thrusts/, resuscitation],
    [/not put a finger into the throat/, caution],
    [/not give water/, caution],
  ],
  bleeding: [
    [/Press a cloth firmly on the wound/, firstAid],
    [/not lift the cloth to look/, firstAid],
    [/stuck in it, leave it in\. Press on both sides/, firstAid],
    [/push cloth deep into the hole/, firstAid],
    [/arm or leg is still pouring, tie a tourniquet/, firstAid],
    [/Put a stick on the knot and tie again, twist until the blood stops/, tourniquet],
    [/not pull out what is stuck/, firstAid],
    [/not use wire, string or a lace/, tourniquet],
    [/not loosen a tourniquet/, tourniquet],
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
  ],
  stroke: [
    [/smile\. Has one side dropped|lift both arms\. Does one sink|leo ni siku nzuri/, firstAid],
    [/One sign is enough/, firstAid],
    [/not give aspirin/, caution],
    [/not give food or drink/, caution],
    [/not drive the person/, callers],
    [/Give no food, no drink, no aspirin, no blood pressure medicine/, caution],
    [/If they are sleepy or vomiting, turn them onto one side/, recovery],
  ],
  burns: [
    [/stop, drop, roll/, burnClinics],
    [/jewellery and clothes that do not stick/, firstAid],
    [/cling film or a clean cloth/, firstAid],
    [/brush powder off, cut clothes off/, burnClinics],
    [/^Call for: face, hands, feet/, burnClinics],
    [/not pull off what sticks/, firstAid],
    [/not burst blisters/, burnClinics],
    [/not put ice/, firstAid],
    [/butter, toothpaste or egg/, firstAid],
  ],
  roadAccident: [
    [/^Say the road, the direction, a landmark/, drivers],
    [/not breathing normally, push hard and fast on the chest/i, resuscitationUk],
    [/\bwarm\b/, drivers],
    [/not pull any(?:body|one) out, unless there is fire or traffic/, drivers],
    [/not give food or drink/, drivers],
    [/Stop in a safe place, hazard lights on, engine off/, drivers],
    [/not move injured people, unless there is fire or traffic/, drivers],
    [/not take off a helmet/, 'St John New Zealand 2018'],
    [/nothing by mouth/, drivers],
  ],
  snakebite: [
    [/Move away from the snake/, snakebite],
    [/to hospital at once/, snakebite],
    [/Keep the person still\. Carry them/, snakebite],
    [/Take off rings, anklets and shoes/, snakebite],
    [/Splint/, snakebite],
    [/left side/, snakebite],
    [/not tie a tourniquet/, snakebite],
    [/not chase the snake/, snakebite],
    [/not cut or suck/, snakebite],
    [/not give alcohol or aspirin/, snakebite],
    [/not put on a tight bandage/, snakebite],
  ],
  whatToSay: [
    [/^Your phone number|^What happened|^How old, and how many|^Dangers/, callers],
    [/landmark, road and direction, or a Plus Code/, callers],
    [/awake\? Are they breathing\?/, callers],
  ],
  kit: [
    [/gauze and cotton, sterile dressings, plasters, eye pads/, draft],
    [/triangular and crepe bandages, pins, shears/, draft],
    [/antiseptic and sterile eye wash/, draft],
    [/gloves,.* a waste bag/, draft],
    [/leaflet/, draft],
    [/resuscitation mask/, draft],
    [/thermal blanket, torch, whistle/, draft],
  ],
  plan: [
    [/Numbers on the wall/, callers],
    [/directions and Plus Code/, callers],
    [/Where the first-aid kit is/, callers],
    [/Medicines, allergies, insurer and SHA number/, callers],
    [/nearest hospital/, callers],
    [/Who meets the crew/, callers],
  ],
  notAwake: [
    [/or you are not sure, push hard and fast on the centre of the chest/, resuscitationUk],
    [/pull the far knee up, towards you/, recovery],
    [/if they breathe quietly, leave them as they are, and hold the head still/, resuscitationUk],
    [/lift the jaw forward\. Not enough: roll head, neck and body as one/, resuscitationUk],
    [/Watch the chest/, recovery],
    [/5 small breaths over mouth and nose, then push with two thumbs/, before2025],
    [/face down along your forearm, head lower than the bottom/, recovery],
    [/[Ff]ace level, lift the chin/, common],
    [
      /If not awake, tip the head back \(a baby: face level\)\. Look at the chest for 10 seconds/,
      resuscitationUk,
    ],
    [/awake again after a faint, they stay lying, then sit up slowly/, fainting],
  ],
};

/** What a page must say, however it is worded: parts of its lines. */
export const essentials: Readonly<Record<string, readonly RegExp[]>> = {
  notBreathing: [
    /Push hard and fast in the centre of the chest/,
    /lower half of the breastbone/,
    /30 pushes, then 2 breaths/,
  ],
  notAwake: [
    /far knee up/,
    /mouth down and open/,
    /left side/,
    /face down along your forearm/,
    /watches the breath until the crew comes/,
  ],
  choking: [
    /Bend them forward/,
    /between the shoulder blades/,
    /fist just above the navel,/,
    /middle of the breastbone/,
  ],
  bleeding: [/both hands, arms straight, full weight/, /Twist until the blood stops/, /Never loosen it/],
  heartAttack: [/back (?:to|leans on) a wall/i, /[Nn]o aspirin.* in pregnancy/, /blood thinners: ask first/i],
  stroke: [/Smile/, /Lift both arms/, /leo ni siku nzuri/, /even if it goes away/, /last well/],
  burns: [/running water for 20 minutes/, /Do not burst blisters/, /not put ice/],
  chemical: [/gloves or bags/, /powder/, /not pull them over the head/, /lids open/, /bottom of a cup/],
  roadAccident: [/Stop in a safe place/, /blocked airway/, /[lL]ift the jaw/, /chin first/],
  spine: [/Do not move them/, /Lift the jaw/, /Roll them in one piece/],
  snakebite: [
    /must not walk/,
    /Use no tourniquet/,
    /Rinse the eye/,
    /even if it eases/,
    /If it is a child: Go to hospital at once/,
    /If they drool, cannot swallow/,
  ],
  fainting: [/Look at the chest/, /Raise the legs/, /within 1 minute/, /Squeeze thighs/, /prop them up/],
  seizure: [/Look at your watch/, /Put nothing in the mouth/, /over 5 minutes/, /heart has stopped/],
  asthma: [
    /Sit them up/,
    /Another person’s blue inhaler is safe/,
    /after 10 minutes/,
    /Never give two puffs at once/,
    /Do not lay them down/,
  ],
  allergy: [
    /outer thigh/,
    /legs up/,
    /stand or walk/,
    /If there is no pen:/,
    /Carry them, lying/,
    /blue inhaler after/,
  ],
  lowSugar: [
    /teaspoons of sugar/,
    /If they are awake, but no better after 15 minutes: Give the sugar again/,
    /Put nothing in the mouth/,
    /Do not give insulin/,
  ],
  poison: [
    /Keep the packet/,
    /Do not make them vomit/,
    /pushes only/,
    /hospital with X-ray now/,
    /unless the poison line says honey/,
  ],
  electricShock: [/main switch/, /dry wood/, /power line/],
  drowning: [/Stay out of the water/, /reach out/, /Give 5 breaths/, /froth/, /24 hours/],
  headInjury: [/never into a dent/, /vomit/, /If they feel well again: Someone stays/],
  brokenBone: [/Leave it as you found it/, /Do not straighten it/],
  trapped: [/as soon as it is safe/, /Head, neck, chest and belly first/, /propped up/],
  attack: [/attackers are gone/, /second wound/, /no mark on the neck/],
  smoke: [/from outside/, /not go in alone/, /no switch/i],
  birth: [/slip it over the head/, /Do not pull the baby or the cord/, /skin to skin/],
  newborn: [/Dry the baby/, /all but the face/, /5 small breaths/],
  pregnancy: [/left side/, /hard like a ball/, /placenta is still inside/, /pack the vagina/],
  heat: [
    /If they are confused, faint or in a fit: Put them into cold water up to the neck/,
    /Cool them first, then move/,
  ],
  dogBite: [/soap and running water/, /Every mammal/, /immunoglobulin/, /A small hole can go deep/],
  nosebleed: [/lean forward/, /Pinch the soft part/, /Pinch again for 10 to 15 minutes/],
  sickChild: [
    /cannot drink or suck/,
    /hard to wake/,
    /Never wait for a rash/,
    /inside the eyelids/,
    /6 level teaspoons of sugar/,
    /Say “sickle cell”/,
  ],
  sexualViolence: [/not your fault/, /You decide/, /at once/, /in paper/, /Go all the same/, /fee/],
  violenceAtHome: [/Leave if it is safe/, /confront the attacker/],
  despair: [/not alone/, /one person you trust/, /safe place/, /harder to reach/, /no crime/],
  despairHelper: [/thinking of killing yourself/, /Take away pills/, /leave them alone/, /Lift the body/],
  whatToSay: [/Where you are/, /Plus Code/, /hang up/],
  kit: [/gloves/, /gauze/],
  plan: [/who meets the crew/, /medicines, allergies/],
};
