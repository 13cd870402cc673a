import { describe, expect, it } from 'vitest';
import { assistant } from '../../src/content/en/assistant';
import { callFirst, short } from '../../src/content/en/firstAid/short';
import { responseTarget } from '../../src/content/en/promises';
import { owner } from '../../src/content/owner';
import { ruleIds } from '../../src/domain/chat/ruleIds';
import { topicIds } from '../../src/domain/chat/topics';
import { numbers } from './firstAidFacts';
import { attribute, all, rendered } from './rendered';

const answers = Object.entries(assistant.answers);
const topics = Object.entries(assistant.topics);
const concerns = Object.entries(assistant.concerns);
const young = Object.entries(assistant.young).flatMap(([who, some]) =>
  Object.entries(some).map(([id, answer]) => [`${who}: ${id}`, answer] as const),
);
const everything = [...answers, ...topics, ...concerns, ...young];

/** Rules whose askers may stand beside a patient: the call comes first. */
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
  it('are there for every rule, for none, and for every topic', () => {
    expect(Object.keys(assistant.answers).sort()).toEqual([...ruleIds, 'fallback'].sort());
    expect(Object.keys(assistant.topics).sort()).toEqual([...topicIds].sort());
  });

  it.each(everything)('%s: short lines', (_, { lines }) => {
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.length).toBeLessThanOrEqual(8);
    // The promise has its own words in one place.
    for (const line of lines.filter((one) => one !== responseTarget))
      expect(line.length).toBeLessThanOrEqual(120);
  });

  it.each(urgent)('%s: the call first, with all three numbers, and the guideline', (rule) => {
    const { lines, sources = [] } = assistant.answers[rule];
    for (const number of [owner.phone.display, '999', '112']) expect(lines[0]).toContain(number);
    expect(sources.length).toBeGreaterThan(0);
  });

  it.each([...concerns, ...young])(
    '%s: the call first, and where the words come from',
    (_, { lines, sources = [] }) => {
      expect(lines[0]).toContain(callFirst);
      expect(sources.length).toBeGreaterThan(0);
    },
  );

  it.each(topics)(
    '%s: has the words of the page, and its guideline',
    (id, { topic, lines, sources = [] }) => {
      expect(topic).toBe(id);
      expect(lines).toBe(short[topic ?? 'plan']);
      expect(sources.length).toBeGreaterThan(0);
    },
  );

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
      // Steps can be printed and sent on.
      if (sources) expect(links.some(({ to }) => to.startsWith('/FirstAid'))).toBe(true);
    },
  );

  it.each(everything)('%s: every number has a source, no dose, no diagnosis', (_, { lines }) => {
    for (const line of lines) {
      const owned = [owner.phone.display, owner.email].reduce(
        (rest, part) => rest.replaceAll(part, ''),
        line,
      );
      expect(numbers.reduce((rest, [phrase]) => rest.replace(phrase, ''), owned)).not.toMatch(/\d/);
      if (!short.heartAttack.includes(line)) expect(line).not.toMatch(/\b(?:mg|ml|tablets?|dose)\b/i);
      expect(line).not.toMatch(/\byou have an?\b|\byou are having\b|\bit is an? (?:stroke|heart attack)\b/i);
    }
  });

  it('say the times as the target they are, and when the ambulances are there', () => {
    expect(assistant.answers.responseTime.lines).toContain(responseTarget);
    expect(assistant.answers.availability.lines.join()).toContain('24/7');
  });

  it('without a rule are not sure, try to help, and invite to ask further', () => {
    const [sure = '', call = ''] = assistant.answers.fallback.lines;
    expect(sure).toMatch(/not sure .* but I will try to help/);
    expect(call).toContain(callFirst);
    expect(assistant.answers.fallback.lines.join()).toMatch(/question about an emergency is welcome/);
  });

  it('lead to a quote, to the form, to training and to crews', () => {
    const to = (rule: keyof typeof assistant.answers) =>
      assistant.answers[rule].links?.map((link) => link.to);
    expect(to('transport')).toContain('/ContactUs?service=Patient%20Transfer');
    expect(to('contact')).toContain('/ContactUs');
    expect(to('training')).toContain('/ContactUs');
    expect(to('emtDifference')).toContain('/ParamedicsPage');
  });
});

describe('the panel', () => {
  it('says that it is no doctor, and what becomes of what is written', () => {
    expect(assistant.notice).toMatch(/No doctor, and no diagnosis.*Nothing .* is stored; closing clears it/);
  });

  it('suggests six to eight short questions', () => {
    expect(assistant.suggestions.length).toBeGreaterThanOrEqual(6);
    expect(assistant.suggestions.length).toBeLessThanOrEqual(8);
    for (const question of assistant.suggestions) expect(question.length).toBeLessThanOrEqual(32);
  });
});
