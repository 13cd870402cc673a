import { describe, expect, it } from 'vitest';
import { assistantIn } from '#sw/kiswahiliAssistant';
import type { AssistantContent, TurnPlace } from '../../src/content/assistantTypes';
import { assistant as english } from '../../src/content/pages/assistant';
import {
  answersTo,
  turnAnswer,
  turnOfChoice,
  type GoTo,
  type Turned,
} from '../../src/assistant/turns/turnAnswer';
import { concernIds, topicIds, turnIds, type TurnId } from '../../src/domain/assistantIds';
import { inEnglish, numbersIn } from '../content/kiswahiliWords';

const kiswahili = assistantIn(english);
const places = Object.keys(english.turns.matters) as TurnPlace[];
const quiet = concernIds.filter((id) => english.concerns[id].quiet);
/** Everything that a message can be about, and is not quiet. */
const abouts = [...new Set<string>([...topicIds, ...concernIds, ...places])].filter(
  (id) => !quiet.some((one) => one === id),
);
const every = abouts.flatMap((about) => turnIds.map((turn) => [about, turn] as const));

const isGoTo = (answer: Turned | GoTo): answer is GoTo => 'to' in answer;
function said(content: AssistantContent, about: string, turn: TurnId): Turned | GoTo {
  const answer = turnAnswer(content, about, turn);
  if (!answer) throw new Error(`Nothing is said to ${about}.${turn}`);
  return answer;
}
const wordsOf = (answer: Turned | GoTo) => [
  ...(answer.text ? [answer.text] : []),
  ...(isGoTo(answer) ? [] : [...answer.steps, ...(answer.checked ? [answer.checked] : [])]),
];
const stepsOf = (about: string, turn: TurnId) => {
  const answer = said(english, about, turn);
  return isGoTo(answer) ? [] : answer.steps;
};

describe('what is said to a turn', () => {
  it('is there for every matter and turn, or leads to another matter', () => {
    for (const [about, turn] of every) {
      const answer = said(english, about, turn);
      const place = `${about}.${turn}`;
      if (isGoTo(answer)) {
        expect([...topicIds, ...concernIds], place).toContain(answer.to.split('@')[0]);
        expect(answer.to, place).not.toBe(about);
      } else {
        expect(wordsOf(answer).length, place).toBeGreaterThan(0);
        expect(answer.answers.length, place).toBeGreaterThan(1);
        expect(
          wordsOf(answer).filter((line) => line === ''),
          place,
        ).toEqual([]);
      }
    }
  });

  it('is nothing for the quiet matters, whose own replies answer', () => {
    expect(quiet.length).toBeGreaterThan(2);
    for (const id of quiet) expect(turnAnswer(english, id, 'yes')).toBeUndefined();
  });

  it('never leads round in a circle', () => {
    for (const [about, turn] of every) {
      const seen = new Set<string>();
      for (let at: string | undefined = about; at !== undefined;) {
        expect(seen.has(at), `${about}.${turn}`).toBe(false);
        seen.add(at);
        const answer: Turned | GoTo = said(english, at, turn);
        at = isGoTo(answer) ? answer.to : undefined;
      }
    }
  });

  it('shows lines of the matter with the numbers that they have there', () => {
    for (const [about, turn] of every) {
      const answer = said(english, about, turn);
      if (isGoTo(answer) || answer.firstStep === undefined) continue;
      const { source, firstStep, steps } = answer;
      const lines = source?.lines ?? [];
      expect(steps, `${about}.${turn}`).toEqual(lines.slice(firstStep - 1, firstStep - 1 + steps.length));
    }
  });

  it.each([
    ['choking', 'same', 3, 'If still stuck, from behind'],
    ['choking@pregnant', 'same', 4, 'If they are pregnant or too big'],
    ['choking@baby', 'same', 4, 'If still stuck, turn the baby face up'],
    ['notBreathing', 'noBreath', 3, 'If not breathing normally, only gasping, or not sure'],
    ['notBreathing@child', 'noBreath', 2, 'If not breathing, only gasping, or not sure, pinch'],
    ['notBreathing@baby', 'noBreath', 2, 'If not breathing, only gasping, or not sure, mouth over'],
    ['notBreathing', 'cannot', 5, 'If you are trained in breaths'],
    ['notBreathing@baby', 'alone', 6, 'If you are alone with no phone'],
    ['notAwake', 'breathes', 3, 'If breathing normally and not hurt'],
    ['notAwake', 'awake', 7, 'If awake again after a faint'],
    ['bleeding', 'same', 2, 'Do not lift the cloth'],
    ['stroke', 'same', 4, 'One sign is enough.'],
    ['stroke', 'water', 5, 'Give no food, no drink'],
    ['burns', 'done', 4, 'Then cover it loosely'],
    ['burns', 'same', 2, 'Cool the burn at once'],
    ['heartAttack', 'mayIMove', 1, 'Let them sit on the floor'],
    ['heartAttack', 'water', 3, 'No aspirin: allergy'],
    ['roadAccident', 'limp', 4, 'For anyone not awake: if they breathe quietly'],
    ['snakebite', 'mayIMove', 2, 'Keep the person still.'],
    ['drowning', 'done', 3, 'When they are out of the water'],
    ['drowning', 'noBreath', 4, 'If there is no normal breathing, give 5 breaths first.'],
    ['electricShock', 'done', 6, 'If not awake'],
    ['electricShock', 'same', 1, 'Do not touch them while the power is on.'],
    ['seizure', 'better', 3, 'Wait. When the jerking stops'],
    ['seizure', 'water', 2, 'Do not hold them down.'],
    ['fainting', 'awake', 5, 'When they are awake again, they sit up slowly.'],
    ['asthma', 'same', 5, 'Call now if they cannot finish a sentence'],
    ['allergy', 'without', 2, 'Lay them flat, legs up'],
    ['allergy', 'same', 4, 'If they are no better 5 minutes after the pen'],
    ['poison', 'water', 1, 'Do not make them vomit.'],
    ['poison', 'limp', 4, 'If they are sleepy, turn them onto the side.'],
    ['birth', 'done', 4, 'Dry the baby'],
    ['newborn', 'noBreath', 3, 'If there is no breath, keep the face level'],
    ['sickChild', 'water', 6, 'Go on breastfeeding, and give ORS'],
    ['headInjury', 'limp', 5, 'For someone not awake: if they breathe quietly'],
    ['spine', 'mayIMove', 1, 'Do not move them'],
    ['lowSugar', 'limp', 4, 'If they are not awake, cannot swallow'],
    ['nosebleed', 'same', 2, 'If it still bleeds'],
    ['heat', 'same', 2, 'If they are confused, faint or in a fit'],
    ['drunk', 'limp', 1, 'Shake and shout.'],
    ['strangled', 'limp', 3, 'If they are not awake, lift the jaw'],
  ] as const)('%s.%s goes on with step %i: %s', (about, turn, firstStep, words) => {
    const answer = said(english, about, turn);
    expect(answer).toMatchObject({ firstStep });
    expect(stepsOf(about, turn)[0]).toMatch(new RegExp(`^${words.replaceAll('?', '\\?')}`));
  });

  it('leads from going limp to CPR, for whomever it is', () => {
    expect(turnAnswer(english, 'choking', 'limp')).toMatchObject({ to: 'notBreathing' });
    expect(turnAnswer(english, 'choking@baby', 'limp')).toMatchObject({ to: 'notBreathing@baby' });
    expect(turnAnswer(english, 'notAwake@child', 'noBreath')).toMatchObject({ to: 'notBreathing@child' });
    expect(turnAnswer(english, 'birth', 'noBreath')).toMatchObject({ to: 'newborn' });
    expect(turnAnswer(english, 'bleeding.same', 'limp')).toMatchObject({ to: 'notBreathing' });
  });

  it('never allows aspirin, a thrust into a baby’s or a pregnant belly, breaths after pesticide, or lying down in asthma', () => {
    const words = (about: string) =>
      turnIds.flatMap((turn) => wordsOf(said(english, about, turn))).join('\n');
    for (const about of abouts) expect(words(about), about).not.toMatch(/may chew/);
    for (const about of ['choking@baby', 'choking@pregnant'])
      expect(words(about), about).not.toMatch(/above the navel|5 abdominal thrusts|belly over/);
    expect(stepsOf('poison', 'noBreath').join()).toMatch(/pushes only, no breaths/);
    for (const turn of ['better', 'awake', 'breathes', 'mayIMove'] as const)
      expect(wordsOf(said(english, 'asthma', turn)).join(), turn).not.toMatch(/\blie\b|onto the side/i);
    for (const turn of ['awake', 'better'] as const)
      expect(wordsOf(said(english, 'allergy', turn)).join()).toMatch(/Do not let them stand/);
  });

  it.each(['nobodyAnswers', 'noAirtime'] as const)(
    '%s: other numbers, and when they were looked up',
    (turn) => {
      for (const content of [english, kiswahili]) {
        const answer = said(content, 'bleeding', turn);
        expect(wordsOf(answer).join()).toMatch(/1199.*999/s);
        expect(answer).toMatchObject({ checked: expect.stringMatching(/2026/) as string, about: 'bleeding' });
      }
    },
  );
});

describe('the buttons', () => {
  it.each(places)('%s: two or three, short, and the first two answer yes and no', (about) => {
    for (const content of [english, kiswahili]) {
      const asked = answersTo(content, about);
      const answers = asked?.answers ?? [];
      expect(asked?.ask).toMatch(/\?$/);
      expect(answers.length).toBeGreaterThanOrEqual(2);
      expect(answers.length).toBeLessThanOrEqual(3);
      expect(new Set(answers.map(({ label }) => label)).size).toBe(answers.length);
      for (const { label } of answers) {
        expect(label.length, label).toBeGreaterThan(0);
        expect(label.length, label).toBeLessThanOrEqual(14);
      }
      const [yes, no] = answers.map(({ id }) => turnOfChoice(id)?.turn);
      expect(said(content, about, 'yes')).toEqual(yes && said(content, about, yes));
      expect(said(content, about, 'no')).toEqual(no && said(content, about, no));
    }
  });

  it('have ids that say the matter, for whom, and the turn', () => {
    expect(turnOfChoice('choking@baby.same')).toEqual({ about: 'choking@baby', turn: 'same' });
    expect(turnOfChoice('choking')).toBeUndefined();
    expect(turnOfChoice('choking.unknown')).toBeUndefined();
    for (const about of abouts)
      for (const { id } of answersTo(english, about)?.answers ?? [])
        expect(turnOfChoice(id)?.about).toBe(about);
  });
});

describe('in Kiswahili', () => {
  it('has the same turns, steps, numbers and buttons', () => {
    for (const [about, turn] of every) {
      const place = `${about}.${turn}`;
      const [one, other] = [said(english, about, turn), said(kiswahili, about, turn)];
      expect(wordsOf(other).map(numbersIn), place).toEqual(wordsOf(one).map(numbersIn));
      expect(other.text === undefined, place).toBe(one.text === undefined);
      expect(other.callLine === undefined, place).toBe(one.callLine === undefined);
      if (isGoTo(one) || isGoTo(other)) {
        expect('to' in other && other.to, place).toBe('to' in one && one.to);
        continue;
      }
      expect(other.firstStep, place).toBe(one.firstStep);
      expect(other.about, place).toBe(one.about);
      expect(other.heading === undefined, place).toBe(one.heading === undefined);
      expect(
        other.answers.map(({ id }) => id),
        place,
      ).toEqual(one.answers.map(({ id }) => id));
      expect(other.links.length, place).toBe(one.links.length);
    }
  });

  it('has words of its own, none of them English, and none left over', () => {
    const own = ({ calls, headings, general, matters, checked }: AssistantContent['turns']) => [
      ...Object.values(calls),
      ...Object.values(headings),
      checked,
      ...[general, ...Object.values(matters)].flatMap(({ ask, answers, turns }) => [
        ask,
        ...answers.map(({ label }) => label),
        ...Object.values(turns).flatMap(({ text = '', lines = [] }) => [text, ...lines]),
      ]),
    ];
    const [one, other] = [own(english.turns), own(kiswahili.turns)];
    expect(other).toHaveLength(one.length);
    expect(other.filter((line, index) => line !== '' && line === one[index])).toEqual([]);
    expect(
      inEnglish(other.map((line) => line.replace(/“[^”]*”|\((?:pen)\)|\b(?:pen|inhaler)\b/g, ''))),
    ).toEqual([]);
    for (const line of one) expect(line.length, line).toBeLessThanOrEqual(120);
    for (const line of other) expect(line.length, line).toBeLessThanOrEqual(200);
  });

  it('says the call in at most eight words, without a number', () => {
    for (const { turns } of [english, kiswahili])
      for (const line of Object.values(turns.calls)) {
        expect(line.split(' ').length, line).toBeLessThanOrEqual(8);
        expect(line).not.toMatch(/\d/);
      }
  });
});
