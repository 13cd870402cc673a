import { describe, expect, it } from 'vitest';
import { assistant } from '../../src/content/pages/assistant';
import { badBurn, callNow, short } from '../../src/content/pages/firstAid/short';
import { notAnInsurer, publicMoney, responseTarget } from '../../src/content/pages/promises';
import { owner } from '../../src/content/owner';
import { askIds, concernIds, ruleIds, topicIds } from '../../src/domain/assistantIds';
import { numbers, spokenNumbers } from './firstAidFacts';
import { namesOfMethods } from './namesOfMethods';
import { attribute, all, rendered } from './rendered';

const answers = Object.entries(assistant.answers);
const topics = Object.entries(assistant.topics);
const concerns = Object.entries(assistant.concerns);
const young = Object.entries(assistant.young).flatMap(([who, some]) =>
  Object.entries(some).map(([id, answer]) => [`${who}: ${id}`, answer] as const),
);
const asks = Object.entries(assistant.asks);
const helpers = Object.entries(assistant.helpers).map(([id, one]) => [`beside ${id}`, one] as const);
const everything = [
  ...helpers,
  ...answers,
  ...topics,
  ...concerns,
  ...young,
  ...asks,
  ['clinic', assistant.clinic] as const,
];
/** In these answers comfort or steps come before the call; the call link is above them in any case. */
const callLater = [
  ...['despair', 'sexualViolence', 'violenceAtHome', 'bereavement'],
  ...['dogBite', 'nosebleed'],
];

/** Rules whose visitors may be next to a patient: the call comes first. */
const urgent = [
  'call',
  'emergencyProcedure',
  'whatToDo',
  'cpr',
  'healthEmergency',
  'helping',
  'accident',
  'trauma',
  'heartOrStroke',
  'callAmbulance',
  'waiting',
  'safeToWait',
  'stoppedBreathing',
] as const;

describe('the assistant’s answers', () => {
  it('are there for every rule, for none, and for every topic, concern and question', () => {
    expect(Object.keys(assistant.answers).sort()).toEqual([...ruleIds, 'fallback'].sort());
    expect(Object.keys(assistant.topics).sort()).toEqual([...topicIds].sort());
    expect(Object.keys(assistant.concerns).sort()).toEqual([...concernIds].sort());
    expect(Object.keys(assistant.asks).sort()).toEqual([...askIds].sort());
  });

  it.each(everything)('%s: short lines', (_, { callLine = '', lines, avoid = [] }) => {
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.length).toBeLessThanOrEqual(8);
    // Promises are worded in one place.
    const promises = [responseTarget, publicMoney, notAnInsurer];
    for (const line of [...lines, ...avoid].filter((one) => !promises.includes(one)))
      expect(line.length, line).toBeLessThanOrEqual(140);
    expect(callLine.split(' ').length, callLine).toBeLessThanOrEqual(8);
    expect(callLine).not.toMatch(/\d/);
  });

  it.each(everything)('%s: has the call line, or the number as a link, if it names the call', (_, answer) => {
    const { call, callLine, lines } = answer;
    const words = lines.filter((line) => line !== publicMoney).join('\n');
    if (/\bcall\b|\bpiga\b/i.test(words)) expect(call === true || callLine !== undefined).toBe(true);
    // The link is made from the number in the text.
    if (call) expect(lines.join('\n')).toContain(owner.phone.display);
  });

  it.each(urgent)('%s: the call first, and the guideline', (rule) => {
    const { callLine, sources = [] } = assistant.answers[rule];
    expect(callLine).toMatch(/[Cc]all (?:now|again), phone on speaker\.$/);
    expect(sources.length).toBeGreaterThan(0);
  });

  it('name all other numbers at the end', () => {
    for (const number of ['1199', '999', '112']) expect(assistant.noAnswer).toContain(number);
  });

  it.each([...concerns.filter(([id]) => !callLater.includes(id)), ...young])(
    '%s: the call first, and where the words come from',
    (_, { callLine, sources = [] }) => {
      expect(callLine).toMatch(/[Cc]all now, phone on speaker\.$/);
      expect(sources.length).toBeGreaterThan(0);
    },
  );

  it.each(concerns.filter(([id]) => callLater.includes(id)))('%s: names the number', (_, answer) => {
    expect(answer.lines.join()).toContain(owner.phone.display);
    expect(answer.sources?.length).toBeGreaterThan(0);
  });

  it('in the answer on burns call for bad ones', () => {
    expect(assistant.topics.burns.callLine).toBe(badBurn);
    expect(badBurn).toBe(`A bad burn? ${callNow}`);
  });

  it.each(topics)('%s: has the words of the page, and its guideline', (id, { lines, sources = [] }) => {
    expect(lines).toBe(Object.entries(short).find(([topic]) => topic === id)?.[1]);
    expect(sources.length).toBeGreaterThan(0);
  });

  it.each(everything)(
    '%s: links lead to a part of a page that is there',
    async (_, { links = [], sources }) => {
      expect(new Set(links.map(({ to }) => to)).size).toBe(links.length);
      for (const { to } of links.filter((link) => link.to.startsWith('/'))) {
        const [path = '', id] = to.replace(/\?[^#]*/, '').split('#');
        const { main } = await rendered(path);
        if (id !== undefined)
          expect(all(main, 'section').map((section) => attribute(section, 'id'))).toContain(id);
      }
      // Steps can be printed and shared.
      if (sources) expect(links.some(({ to }) => to.startsWith('/FirstAid'))).toBe(true);
    },
  );

  it.each(everything)('%s: every number has a source, no dose, no diagnosis', (_, { lines }) => {
    for (const line of lines) {
      const owned = [owner.phone.display, owner.email].reduce(
        (rest, part) => rest.replaceAll(part, ''),
        line,
      );
      const known = [...numbers, ...spokenNumbers];
      expect(known.reduce((rest, [phrase]) => rest.replace(phrase, ''), owned)).not.toMatch(/\d/);
      if (!short.heartAttack.includes(line)) expect(line).not.toMatch(/\b(?:mg|ml|tablets?|dose)\b/i);
      expect(line).not.toMatch(/\byou have an?\b|\byou are having\b|\bit is an? (?:stroke|heart attack)\b/i);
    }
  });

  it('say the times as the target they are, and when the ambulances are there', () => {
    expect(assistant.answers.responseTime.lines).toContain(responseTarget);
    expect(assistant.answers.availability.lines.join()).toContain('24/7');
  });

  it('without a rule begin with the call, are not sure, try to help, and invite to ask further', () => {
    const { callLine = '', lines } = assistant.answers.fallback;
    const [sure = ''] = lines;
    expect(callLine).toBe(`In an emergency, ${callNow.replace('Call', 'call')}`);
    expect(sure).toMatch(/not sure .* but I will try to help/);
    const rest = lines.join('\n');
    expect(rest).toMatch(/where you are, what happened, and whether .*awake and breathing/);
    expect(rest).toContain(`Piga ${owner.phone.display} sasa.`);
    expect(rest).toMatch(/question about an emergency is welcome/);
  });

  it('in despair comfort the writer without a method, and tell who is near to ask straight and what to take away', () => {
    const { lines, avoid = [], links = [], quiet = [] } = assistant.concerns.despair;
    const words = [...lines, ...avoid].join('\n');
    for (const part of ['You are not alone', 'one person you trust', 'safe place', 'no crime'])
      expect(words).toContain(part);
    expect(words).not.toMatch(namesOfMethods.en);
    expect(quiet.map(({ number }) => number)).toEqual(['0722 178 177', '1199', '116', owner.phone.display]);
    expect(links.map(({ to }) => to)).toEqual(['/FirstAid/Talk']);
    const near = assistant.helpers.despair;
    const said = [...(near?.lines ?? []), ...(near?.avoid ?? [])].join('\n');
    for (const part of [
      'Are you thinking of killing yourself?',
      'Listen. Stay',
      'pills, poison and rope',
      'one person',
      'Do not leave them alone',
    ])
      expect(said).toContain(part);
    expect(near?.quiet?.map(({ number }) => number)).toEqual(quiet.map(({ number }) => number));
  });

  it.each(['despair', 'sexualViolence', 'violenceAtHome'] as const)(
    '%s: names help lines before our own number, without a loudspeaker, and nobody is late',
    (id) => {
      const { lines, avoid = [], quiet = [] } = assistant.concerns[id];
      expect(quiet.at(-1)?.href).toBe(owner.phone.href);
      const words = [...lines, ...avoid].join('\n');
      expect(words).not.toMatch(/speaker|within \d+ hours|too late/i);
    },
  );

  it('in a fit protect, wait and watch the clock', () => {
    const words = assistant.concerns.seizure.lines.join('\n');
    for (const part of [
      'Look at your watch',
      'Move hard things',
      'soft under the head',
      'Do not hold them down',
      'nothing in the mouth',
      'over 5 minutes',
      'onto the side',
      'the first ever',
      'pregnant',
      'in water',
      'diabetic',
      'not awake after',
      'no normal breathing, the heart may have stopped',
    ])
      expect(words).toContain(part);
    expect(words).not.toMatch(/5 to 6 cm/);
  });

  it('open the airway of who is not awake after a fall or a crash before they keep the neck still', () => {
    const { spine } = assistant.concerns;
    for (const lines of [short.notAwake, short.roadAccident, spine.lines])
      expect(lines.join('\n')).toMatch(
        /[lL]ift the jaw forward\. Not enough: roll head, neck and body as one/,
      );
    expect(JSON.stringify(assistant)).not.toMatch(/Not after a fall or a crash/);
  });

  it('never leave it to the dispatcher to say what the hands do', () => {
    expect(JSON.stringify(assistant)).not.toMatch(
      /dispatcher (?:tells|says) (?:you )?(?:how|where|more|what to do)/,
    );
  });

  it('lead to a quote, to the form, to training and to crews', () => {
    const to = (rule: keyof typeof assistant.answers) =>
      assistant.answers[rule].links?.map((link) => link.to);
    expect(to('transport')).toContain('/Request/PatientTransfer');
    expect(to('contact')).toContain('/ContactUs');
    expect(to('training')).toContain('/FirstAidTraining');
    expect(to('emtDifference')).toContain('/ParamedicsPage');
  });
});

describe('the panel', () => {
  it('says that it is no doctor, and what becomes of what is written', () => {
    expect(assistant.notice).toBe('I am not a doctor. In an emergency, call. What you write is not saved.');
  });

  it('suggests six to eight short questions', () => {
    expect(assistant.suggestions.length).toBeGreaterThanOrEqual(6);
    expect(assistant.suggestions.length).toBeLessThanOrEqual(8);
    for (const question of assistant.suggestions) expect(question.length).toBeLessThanOrEqual(32);
  });
});
