import { describe, expect, it } from 'vitest';
import type { AssistantAnswer } from '../../src/content/assistantTypes';
import type { FirstAidPageId, FirstAidTopic, Statement } from '../../src/content/firstAidTypes';
import { assistant as english } from '../../src/content/pages/assistant';
import { assistantIn } from '#sw/kiswahiliAssistant';
import type { ConcernId, TopicId } from '../../src/domain/assistantIds';

type Modules = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const modules: Readonly<Record<Language, Modules>> = {
  en: import.meta.glob<Record<string, unknown>>('../../src/content/pages/firstAid/*.ts', { eager: true }),
  sw: import.meta.glob<Record<string, unknown>>('../../src/content/pages/firstAid/*.ts', {
    eager: true,
    query: '?sw',
  }),
};
const assistants = { en: english, sw: assistantIn(english) };

type Language = 'en' | 'sw';
const languages: readonly Language[] = ['en', 'sw'];

const isTopic = (value: unknown): value is FirstAidTopic =>
  typeof value === 'object' && value !== null && 'blocks' in value;

function page(language: Language, id: FirstAidPageId): FirstAidTopic {
  const found = Object.values(modules[language])
    .flatMap((module) => Object.values(module))
    .find((value): value is FirstAidTopic => isTopic(value) && value.id === id);
  if (!found) throw new Error(`There is no page ${language}/${id}`);
  return found;
}
const lineOf = ({ ask = '', act = '', text = '' }: Statement) => `${ask} ${act} ${text}`.trim();
const listsOf = ({ steps, variants = [], blocks }: FirstAidTopic) => [
  { id: 'steps', items: steps },
  ...variants,
  ...blocks,
];
/** Lines of a list of a page. */
const list = (language: Language, id: FirstAidPageId, part = 'steps') =>
  listsOf(page(language, id))
    .filter((one) => one.id === part)
    .flatMap(({ items }) => items.map(lineOf));
const pageLines = (language: Language, id: FirstAidPageId) =>
  listsOf(page(language, id)).flatMap(({ items }) => items.map(lineOf));
const linesOf = ({ lines, avoid = [] }: AssistantAnswer) => [...lines, ...avoid];
const concern = (language: Language, id: ConcernId) => linesOf(assistants[language].concerns[id]);
const topic = (language: Language, id: TopicId) => linesOf(assistants[language].topics[id]);

/** Position of the first line that says something; an error if none does. */
function where(lines: readonly string[], what: RegExp): number {
  const found = lines.findIndex((line) => what.test(line));
  expect(found, `${String(what)} in\n${lines.join('\n')}`).toBeGreaterThanOrEqual(0);
  return found;
}
const has = (lines: readonly string[], ...parts: readonly RegExp[]) => {
  for (const part of parts) expect(lines.join('\n')).toMatch(part);
};

describe.each(languages)('mothers and newborns (%s)', (language) => {
  const isEnglish = language === 'en';
  const texts = [
    ['page pregnancy', pageLines(language, 'pregnancy')],
    ['page birth', pageLines(language, 'birth')],
    ['answer pregnancy', concern(language, 'pregnancy')],
    ['answer birth', concern(language, 'birth')],
  ] as const;

  it.each(texts)('%s: nobody lies flat on the back before the birth', (_, lines) => {
    const flat = lines.filter((line) => /\bflat\b|\bchali\b/i.test(line));
    const after = isEnglish ? /^After the birth/ : /^(?:(?:Kama a|A)mezaa|Baada ya kuzaa)/;
    expect(flat.filter((line) => !after.test(line))).toEqual([]);
  });

  it.each(texts)('%s: what is done after the birth says so', (_, lines) => {
    const later = isEnglish ? /to the breast|pass(?:es)? urine/i : /anyonye|akojoe/i;
    const when = isEnglish
      ? /after the birth|placenta|let (?:it|the baby) suck/i
      : /amezaa|baada ya kuzaa|kondo|kifuani|kamba/i;
    const said = lines.filter((line) => later.test(line));
    expect(said.length).toBeGreaterThan(0);
    expect(said.filter((line) => !when.test(line))).toEqual([]);
  });

  it.each(texts)('%s: bleeding with the placenta inside cannot wait, and nobody pulls', (_, lines) => {
    const inside = isEnglish ? /placenta (?:is )?still inside/ : /kondo la nyuma bado liko ndani/i;
    const rub = isEnglish ? /\brub hard, round/i : /sugua tumbo/i;
    expect(where(lines, inside)).toBeLessThan(where(lines, rub));
    const line = lines[where(lines, inside)] ?? '';
    expect(line).toMatch(isEnglish ? /not wait/i : /[mu]singoje/i);
    has(lines, isEnglish ? /not pull/i : /usi(?:i)?vute/i);
  });

  it('the answer on a birth begins with the bleeding', () => {
    expect(assistants[language].concerns.birth.lines[0]).toMatch(
      isEnglish
        ? /^If the baby is born, she bleeds heavily .*placenta/
        : /^Kama mtoto amezaliwa, mama anavuja damu nyingi .*kondo/,
    );
  });

  it('the womb is rubbed only when the placenta is out', () => {
    const rub = isEnglish ? /\brub hard, round/i : /sugua tumbo/i;
    const out = isEnglish ? /placenta is out/ : /kondo (?:la nyuma )?limetoka/i;
    for (const [, lines] of texts)
      for (const line of lines.filter((one) => rub.test(one))) expect(line).toMatch(out);
  });

  it.each([
    ['page', pageLines(language, 'newborn')],
    ['answer', concern(language, 'newborn')],
  ] as const)('%s: a newborn is covered before breaths are given', (_, lines) => {
    const cover = isEnglish ? /all but (?:the )?face and (?:the )?chest/i : /isipokuwa uso na kifua/i;
    const breath = isEnglish ? /5 small breaths/ : /pumzi 5 ndogo/i;
    expect(where(lines, cover)).toBeLessThan(where(lines, breath));
    has(lines, isEnglish ? /30 to 40/ : /30 hadi 40/);
  });

  it('who gives CPR to a pregnant woman knows whose left it is', () => {
    const line = list(language, 'notBreathing', 'adult').find((one) => /pregnant|mjamzito/i.test(one));
    expect(line).toMatch(isEnglish ? /the woman’s own left side/ : /upande wa kushoto wa mama/);
  });
});

describe.each(languages)('children, babies and who is alone (%s)', (language) => {
  const isEnglish = language === 'en';
  const of = (who: 'child' | 'baby') => [
    ['page', list(language, 'notBreathing', who)] as const,
    ['answer', linesOf(assistants[language].young[who].notBreathing ?? { lines: [] })] as const,
  ];

  it.each([...of('child'), ...of('baby')])(
    '%s: an AED at any age, and one minute of CPR before leaving',
    (_, lines) => {
      has(lines, /AED/, isEnglish ? /shoulder blades|must not touch/ : /kati ya mabega|visigusane/);
      const alone =
        lines[
          where(
            lines,
            isEnglish ? /Alone,? (?:and (?:have )?)?(?:with )?no phone/i : /peke yako,? (?:na )?huna simu/i,
          )
        ];
      expect(alone).toMatch(isEnglish ? /\b1 minute\b/ : /dakika 1\b/);
    },
  );

  it('a limp child is not led to the steps for an adult alone, and gets breaths first', () => {
    const variants = page(language, 'choking').variants ?? [];
    const child = variants.find(({ id }) => id === 'adult')?.items.at(-1);
    expect(child?.links?.map(({ to }) => to.split('#')[1])).toEqual(['adult', 'child']);
    expect(
      lineOf(
        child ?? { from: page(language, 'choking').steps[0]?.from ?? [{ name: '', confidence: 'read' }] },
      ),
    ).toMatch(isEnglish ? /child:? 5 breaths first/ : /[Mm]toto[:,] (?:puliza )?pumzi 5 kwanza/);
    has(
      topic(language, 'choking'),
      isEnglish ? /child:? 5 breaths first/ : /[Mm]toto[:,] (?:puliza )?pumzi 5 kwanza/,
    );
  });

  it('whose head is tipped back is not a baby', () => {
    const tips = isEnglish
      ? /(?:Tip|Tilt) the head back(?:,| and) look/
      : /Rudisha kichwa nyuma,? (?:na u)?tazam[ae]/;
    for (const id of ['bleeding', 'pregnancy', 'sickChild', 'brokenBone'] as const)
      expect(pageLines(language, id).filter((line) => tips.test(line))).toEqual([]);
  });

  it('a baby who does not wake up is not rolled like an adult, and its head is not tipped back', () => {
    const lines = linesOf(assistants[language].young.baby.notAwake ?? { lines: [] });
    const adult = isEnglish ? /tilt the head back|far knee/i : /rudisha kichwa nyuma|goti la mbali/i;
    expect(lines.filter((line) => adult.test(line))).toEqual([]);
    has(lines, isEnglish ? /face down along your forearm/i : /kifudifudi kwenye mkono/);
  });

  it('who does not breathe on the page of those who do not wake up may be a child', () => {
    const [, look] = page(language, 'notAwake').steps;
    expect(look?.links?.map(({ to }) => to.includes('#'))).toEqual([false]);
  });
});

describe.each(languages)('dangers (%s)', (language) => {
  const isEnglish = language === 'en';

  it.each([
    ['page', pageLines(language, 'trapped')],
    ['answer', concern(language, 'trapped')],
  ] as const)(
    '%s: every weight comes off as soon as it is safe; head, neck, chest and belly first',
    (_, lines) => {
      has(
        lines,
        isEnglish ? /as soon as it is safe/ : /mara tu inapokuwa salama/,
        isEnglish ? /however long/ : /hata kama amebanwa kwa muda mrefu/,
        isEnglish ? /[Hh]ead, neck, chest and belly first/ : /Kichwa, shingo, kifua na tumbo kwanza/,
        isEnglish ? /hospital.*without pain|without pain.*hospital/ : /hospitali.*hata bila maumivu/,
      );
      const waits = isEnglish
        ? /leave it to the crew|do not lift|less than/i
        : /waachie wahudumu|usiinue|chini ya dakika/i;
      expect(lines.filter((line) => waits.test(line))).toEqual([]);
    },
  );

  it.each([
    ['page', pageLines(language, 'drowning')],
    ['answer', concern(language, 'drowning')],
  ] as const)(
    '%s: everybody who nearly drowned goes to hospital, and signs that cannot wait are named',
    (_, lines) => {
      const signs = isEnglish
        ? [/passed out/, /cough/, /froth/, /drowsy/, /confused/, /vomit/, /blue/, /breathes? .*hard/]
        : [
            /alizimia/i,
            /anakohoa/i,
            /povu/i,
            /usingizi/i,
            /amechanganyikiwa/,
            /anatapika/,
            /bluu/,
            /anapumua .*shida/,
          ];
      has(lines, ...signs, /AED/, isEnglish ? /Dry the chest/i : /kausha kifua/i);
      has(lines, isEnglish ? /Every(?:body|one) .*hospital/ : /Kila .*hospitali/);
      has(pageLines(language, 'drowning'), isEnglish ? /dry and warm/ : /asipate baridi/);
    },
  );

  it.each([
    ['page', list(language, 'electricShock')],
    ['answer', concern(language, 'electricShock')],
  ] as const)('%s: in rain or on a wet floor nobody uses a stick', (_, lines) => {
    const wet = where(lines, isEnglish ? /\brain, a wet floor/i : /mvua, sakafu yenye maji/i);
    const push = where(lines, isEnglish ? /push them away/i : /msukume mbali/i);
    expect(wet).toBeLessThan(push);
    expect(lines[wet]).toMatch(
      isEnglish ? /No stick, no rope|not use a stick or a rope/ : /[Uu]situmie fimbo wala kamba/,
    );
    expect(lines[push]).toMatch(isEnglish ? /\bdry\b/ : /kavu/);
  });

  it.each([
    ['page', pageLines(language, 'electricShock')],
    ['answer', concern(language, 'electricShock')],
  ] as const)(
    '%s: of several hit by lightning who does not breathe is first; a line that looks dead is not',
    (_, lines) => {
      has(
        lines,
        isEnglish
          ? /[Ss]everal (?:are )?hurt[?,] [Ff]irst .*not breathe/
          : /[Ww]atu kadhaa wameumia[?,] [Kk]wanza (?:msaidie )?asiyepumua/,
        isEnglish ? /looks dead/ : /hauna stima/,
      );
    },
  );

  it.each([
    ['page', pageLines(language, 'smoke')],
    ['answer', concern(language, 'smoke')],
  ] as const)('%s: gas that smells is no smoke: no flame, no switch, no phone inside', (_, lines) => {
    has(
      lines,
      isEnglish ? /no flame/i : /usiwashe moto/i,
      isEnglish ? /no switch/i : /usiguse swichi/i,
      isEnglish ? /no phone inside/i : /usitumie simu ndani/i,
      isEnglish ? /generator off/i : /zima jenereta/i,
      isEnglish
        ? /hospital, even if they feel well|hospital,? even if (?:they feel )?well/
        : /hospitali, hata akijisikia/,
    );
  });
});

describe.each(languages)('burns and eyes (%s)', (language) => {
  const isEnglish = language === 'en';

  it.each([
    ['page', list(language, 'burns')],
    ['answer', assistants[language].topics.burns.lines],
  ] as const)('%s: water first, clothes while it runs', (_, lines) => {
    const water = where(lines, isEnglish ? /Cool the burn/ : /Mwagia palipoungua maji/);
    const clothes = where(lines, isEnglish ? /hot clothes|clothes (?:off|that do not stick)/ : /vua pete/i);
    expect(water).toBeLessThan(clothes);
    expect(lines[clothes]).toMatch(isEnglish ? /While the water runs/ : /Maji yakitiririka/);
  });

  it('burns are never cooled with cold water from a fridge', () => {
    const all = [...pageLines(language, 'burns'), ...topic(language, 'burns'), ...concern(language, 'fire')];
    expect(all.filter((line) => /maji baridi|ice-cold/i.test(line))).toEqual([]);
  });

  it.each([
    ['page', pageLines(language, 'chemical')],
    ['answer', concern(language, 'eye')],
  ] as const)('%s: an eye is rinsed for a chemical, dust or venom, never for a blow or a cut', (_, lines) => {
    has(
      lines,
      isEnglish
        ? /cut.*(?:No water|not rinse)|(?:No water|not rinse).*cut/i
        : /(?:limekatwa|amekatwa|kukatwa).*(?:usilioshe|usiweke maji)|usilioshe jicho lililokatwa/i,
      isEnglish ? /bottom of a cup/ : /sehemu ya chini ya kikombe/,
      isEnglish ? /cold cloth/ : /kitambaa baridi/,
    );
  });

  it('the answer on an eye rinses only under a condition, and shows no drawing of one case', () => {
    const { lines, picture } = assistants[language].concerns.eye;
    const rinse = isEnglish ? /rinse|pour|water/i : /osha|maji/i;
    for (const line of lines.filter((one) => rinse.test(one)))
      expect(line).toMatch(/^[^.!?]{3,110}[?:]|^(?:If|After|Kama) [^.!?:]+,/);
    expect(picture).toBeUndefined();
  });

  it('the kit has something to rinse an eye with, and no medicine for it', () => {
    const lines = [...pageLines(language, 'kit'), ...topic(language, 'kit')];
    expect(lines.filter((line) => /eye drops|matone ya macho/i.test(line))).toEqual([]);
    has(lines, isEnglish ? /sterile eye wash/ : /maji safi ya kuoshea macho/);
  });
});
