import { rule, type Rule } from './rule';

/** From `healthEmergency` to `callAmbulance`: what has happened, and help. Rules without patterns are matched by signs only. */
export const helpRules: readonly Rule[] = [
  // Sudden illness, and whether something is an emergency.
  rule({
    id: 'healthEmergency',
    fallbackPatterns: 'emergency|pain|breathe|patient|hurt',
    strongPatterns: 'when .. call ambulance|you|999|emergency|help|doctor',
    yieldsTo: [
      'safeToWait',
      'accident',
      'trauma',
      'heartOrStroke',
      'stoppedBreathing',
      'callAmbulance',
      'emergencyPlan',
      'waiting',
    ],
  })`
    medical|health|patient|serious emergency
    emergency medical|health|afya|matibabu !emt|service|services
    ^ emergency $
    help emergency
    is|have|got|this emergency !plan|number|contact|exit|procedure
    emergency .. here|house|urgent
    ^ it is? emergency
    what|which is|are|counts|makes .. emergency !plan|number|procedure|contact|services
    counts .. emergency
    urgent|urgently
    need|see doctor
  `,
  // Helping somebody else: what a bystander can and may do.
  rule({
    id: 'helping',
    strongPatterns: `
      helpme person|patient
      help hurt person|people
      help person .. hurt|sick
      should|can|may|ok|safe i|to? move|touch .. hurt|person|patient|him|her|them
    `,
    fallbackPatterns: 'help',
    yieldsTo: ['accident', 'trauma', 'heartOrStroke', 'callAmbulance', 'stoppedBreathing', 'waiting'],
  })`
    help !me|us|line|$|fast|haraka
    i|we|to help $
    how|what|can|could|should|may .. i|we|to help
    help person|people
    be helpful|useful
    help aje|how
    ok|safe|right to? move
    arrest|police|sue ... help
    bystander|bystanders|witness|samaritan|passerby
    legal|sued|sue|law|liable|liability|arrested
    should|can|may|do .. i .. move|touch|turn .. person|patient|him|her|them
  `,
  // Crashes, falls, electric shock, accidents at work.
  rule({ id: 'accident', yieldsTo: ['heartOrStroke', 'safeToWait', 'waiting', 'stoppedBreathing'] })``,
  // Injuries: bleeding, wounds, broken bones, burns, bites.
  rule({ id: 'trauma', yieldsTo: ['heartOrStroke', 'safeToWait', 'waiting', 'stoppedBreathing'] })``,
  // Heart attack and stroke.
  rule({ id: 'heartOrStroke', yieldsTo: ['safeToWait', 'waiting', 'stoppedBreathing'] })``,
  // Somebody wants an ambulance, or help, now.
  rule({
    id: 'callAmbulance',
    fallbackPatterns: 'ambulance|helpme',
    yieldsTo: ['waiting', 'inAmbulance', 'emergencyPlan', 'safeToWait', 'stoppedBreathing'],
  })`
    call|need|send|get|request|order|book|hire|give|ask .. ambulance
    ambulance .. need|send|fast|haraka|book|request|order|call
    ^ ambulance $
    ambulance haraka|here
    send .. paramedic|team|crew|person|help
    need paramedic|team|crew|person
    ^ arrive !time|when
    get here
    arrive .. fast|here|haraka|help|get|pick
    can you .. arrive $
  `,
];
