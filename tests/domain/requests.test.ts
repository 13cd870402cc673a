import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { requestCatalogue } from '../../src/content/pages/requests/requestCatalogue';
import { addDays } from '../../src/domain/dates';
import { problemsOf } from '../../src/domain/problems';
import {
  firstOpenStep,
  requestInput,
  uncheckedRequest,
  type Answers,
} from '../../src/domain/requests/answers';
import { sheetOf } from '../../src/domain/requests/catalogue';
import {
  consentField,
  copyField,
  fieldsOf,
  formNames,
  inputNames,
} from '../../src/domain/requests/definition';
import { definitionOf } from '../../src/domain/requests/definitions';
import { exportColumns, exportRow, lastDayOf } from '../../src/domain/requests/export';
import { requestKinds, requestPage } from '../../src/domain/requests/kinds';
import { requestSchema } from '../../src/domain/requests/schema';
import { summaryLines, summaryRows } from '../../src/domain/requests/summary';
import { anyBody, sampleAnswers, sampleBody, sampleForm, today } from './requestSamples';

const all = requestKinds.map((kind) => ({ kind, definition: definitionOf(kind) }));

function problems(kind: (typeof requestKinds)[number], body: unknown) {
  const result = requestSchema(definitionOf(kind), today).safeParse(body);
  return result.success ? {} : problemsOf(result.error.issues);
}

describe.each(all)('a request of $kind', ({ kind, definition }) => {
  const schema = requestSchema(definition, today);
  const sheet = sheetOf(kind, requestCatalogue);

  it('names each field once, and none like what stands beside the fields', () => {
    const names = fieldsOf(definition).map(([name]) => name);
    expect(new Set(names).size).toBe(names.length);
    const inputs = formNames(definition);
    expect(new Set(inputs).size).toBe(inputs.length);
    for (const reserved of ['key', 'website', 'reference', 'status']) expect(inputs).not.toContain(reserved);
    expect(requestPage(kind)).toMatch(/^\/Request\/[A-Z]\w+$/);
  });

  it('asks who it is and how to answer, and for at most eight answers a step', () => {
    const names = fieldsOf(definition).map(([name]) => name);
    expect(names).toEqual(expect.arrayContaining(['name', 'phone', 'email']));
    for (const fields of Object.values(definition.steps))
      expect(Object.keys(fields).length).toBeLessThanOrEqual(8);
    expect(Object.keys(definition.steps).length).toBeLessThanOrEqual(5);
  });

  it('asks for consent where it asks for health details, and only there', () => {
    const isMedical = fieldsOf(definition).some(([, { medical }]) => medical);
    expect(definition.consent !== undefined).toBe(isMedical);
    expect(sheet.words.consent !== undefined).toBe(isMedical);
  });

  it('takes every right answer as it is, and splits it from what was ticked', () => {
    fc.assert(
      fc.property(anyBody(definition), fc.boolean(), (body, wished) => {
        const copy = wished && 'email' in body;
        const { [consentField]: consent, ...answers } = body;
        const checked = schema.parse({ ...body, ...(copy && { [copyField]: true }) });
        expect(checked).toEqual({ answers, copy, ...(consent !== undefined && { consent }) });
        expect(Object.keys(checked.answers)).toEqual(
          fieldsOf(definition).flatMap(([name]) => (name in answers ? [name] : [])),
        );
      }),
      { numRuns: 40 },
    );
  });

  it('says every answer in the summary and has a cell for it in the export', () => {
    fc.assert(
      fc.property(anyBody(definition), (body) => {
        const { answers } = schema.parse(body);
        const rows = summaryRows(sheet, answers).flatMap((group) => group.rows);
        expect(rows.map(({ field }) => field)).toEqual(Object.keys(answers));
        expect(
          rows.every(({ label, value }) => label !== '' && value !== '' && !/undefined/.test(value)),
        ).toBe(true);
        const cells = exportRow(sheet, answers);
        expect(cells).toHaveLength(exportColumns(sheet).length);
        expect(cells.filter((cell) => cell !== '')).toHaveLength(Object.keys(answers).length);
        const day = lastDayOf(sheet, answers);
        if (day !== undefined) expect(Object.values(answers)).toContain(day);
      }),
      { numRuns: 40 },
    );
  });

  it('never throws, whatever is posted', () => {
    fc.assert(
      fc.property(fc.anything(), (body) => {
        schema.safeParse(body);
      }),
      { numRuns: 200 },
    );
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...formNames(definition)), fc.anything()), (values) => {
        const input = requestInput(definition, values);
        schema.safeParse(input);
        expect(firstOpenStep(definition, values)).toBeGreaterThan(0);
        expect(uncheckedRequest(input).answers).toBeTypeOf('object');
      }),
      { numRuns: 200 },
    );
  });

  it('reads the texts of a form as the answers that they are', () => {
    for (const which of ['all', 'needed'] as const) {
      expect(requestInput(definition, sampleForm(definition, which))).toEqual(sampleBody(definition, which));
      expect(problems(kind, requestInput(definition, sampleForm(definition, which)))).toEqual({});
      expect(firstOpenStep(definition, sampleForm(definition, which))).toBe(
        Object.keys(definition.steps).length + 1,
      );
    }
    expect(firstOpenStep(definition, {})).toBe(1);
  });

  it('names everything that is needed where nothing was answered, and nothing else', () => {
    const needed = fieldsOf(definition).flatMap(([name, { optional }]) => (optional ? [] : [name]));
    const boxes = definition.consent === undefined ? [] : [consentField];
    const expected = Object.fromEntries([...needed, ...boxes].map((name) => [name, 'required']));
    expect(problems(kind, {})).toEqual(expected);
    expect(problems(kind, requestInput(definition, {}))).toEqual(expected);
    const blank = Object.fromEntries(formNames(definition).map((name) => [name, '  ']));
    expect(problems(kind, requestInput(definition, blank))).toEqual(expected);
  });

  it.each(fieldsOf(definition))('refuses a wrong %s by a code that its words know', (name, field) => {
    const body = sampleBody(definition);
    const wrong = {
      number: [field.type === 'number' ? field.most + 1 : 0, 1.5, 'many', -5],
      date: ['2026-02-30', '2026-03-01', '2036-01-01', 'soon'],
      time: ['25:00', '2 pm'],
      choice: ['nothing of these', 7],
      many: [['nothing of these'], [], 'x'],
      phone: ['999'],
      email: ['wanjiku'],
      text: ['x'.repeat(101), 7],
      place: ['x'.repeat(301)],
      longText: ['x'.repeat(1001)],
    }[field.type];
    for (const value of wrong) {
      const found = problems(kind, { ...body, [name]: value });
      expect(Object.keys(found)).toContain(name);
      expect(found[name]).not.toBe('required');
    }
  });

  it('tells health details to nobody by mail', () => {
    const { answers } = schema.parse(sampleBody(definition));
    const medical = fieldsOf(definition).filter(([, field]) => field.medical);
    const told = summaryLines(sheet, answers);
    expect(told.medical).toBe(medical.length);
    for (const [name] of medical) {
      const label = Object.values(sheet.words.steps).find(({ fields }) => name in fields)?.fields[name];
      expect(told.lines.join('\n')).not.toContain(`${label?.short ?? label?.label ?? ''}: `);
    }
  });

  it('has no input without a name of its own for each answer of several', () => {
    for (const [name, field] of fieldsOf(definition))
      if (field.type === 'many') expect(inputNames(name, field)).toHaveLength(field.options.length);
  });
});

describe('numbers', () => {
  it.each([
    ['250', 250],
    [' 2,500 ', 2500],
    ['1 000 000', 1_000_000],
    ['12,00', '12,00'],
    ['about 50', 'about 50'],
    ['-3', '-3'],
    ['1.5', '1.5'],
    [7, 7],
  ])('are read as people write them: %j', (typed, read) => {
    expect(requestInput(definitionOf('events'), { people: typed })).toEqual({ people: read });
  });
});

describe('what hangs together', () => {
  const events = () => sampleBody(definitionOf('events'));

  it('is told together with everything else: a last day before the first', () => {
    expect(
      problems('events', { ...events(), firstDay: '2026-04-02', lastDay: '2026-04-01', phone: '' }),
    ).toEqual({
      lastDay: 'order',
      phone: 'required',
    });
    expect(problems('events', { ...events(), firstDay: '2026-04-02', lastDay: '2026-04-02' })).toEqual({});
  });

  it('is a copy and its address', () => {
    const { email: _, ...body } = sampleAnswers(definitionOf('events'));
    expect(problems('events', { ...body, [copyField]: true })).toEqual({ email: 'required' });
    expect(problems('events', { ...events(), [copyField]: true })).toEqual({});
    expect(problems('events', { ...events(), [copyField]: 'yes' })).toEqual({ [copyField]: 'type' });
  });

  it('is the consent and the words that were shown', () => {
    const body = sampleBody(definitionOf('transfer'));
    expect(problems('transfer', { ...body, [consentField]: '2020-01-01' })).toEqual({
      [consentField]: 'required',
    });
    expect(problems('events', { ...events(), [consentField]: '2026-11-25' })).toEqual({
      [consentField]: 'type',
    });
  });

  it('is a day and the day on which it is asked for', () => {
    for (const [day, code] of [
      [addDays(today, -1), 'past'],
      [addDays(today, 731), 'too_far'],
    ] as const)
      expect(problems('training', { ...sampleBody(definitionOf('training')), day })).toEqual({ day: code });
    for (const day of [today, addDays(today, 730)])
      expect(problems('training', { ...sampleBody(definitionOf('training')), day })).toEqual({});
  });
});

describe('a summary', () => {
  it('says dates, numbers and chosen answers in words, and leaves out what nobody answered', () => {
    const answers: Answers = {
      setting: 'concert',
      people: 2500,
      risks: ['alcohol', 'animals'],
      firstDay: '2026-12-12',
    };
    expect(summaryRows(sheetOf('events', requestCatalogue), answers)).toEqual([
      {
        step: 'event',
        title: 'The event',
        rows: [
          { field: 'setting', label: 'Kind', value: 'Concert or festival', medical: false },
          { field: 'people', label: 'People', value: '2,500', medical: false },
          { field: 'risks', label: 'There will be', value: 'Alcohol, Animals', medical: false },
        ],
      },
      {
        step: 'when',
        title: 'When and where',
        rows: [{ field: 'firstDay', label: 'First day', value: '12 December 2026', medical: false }],
      },
    ]);
  });

  it('says an answer that its words no longer know as it stands', () => {
    const groups = summaryRows(sheetOf('events', requestCatalogue), { setting: 'circus' });
    expect(groups[0]?.rows[0]?.value).toBe('circus');
    expect(
      summaryRows(sheetOf('events', { sheets: {} }), { firstDay: '2026-12-12' })[0]?.rows[0],
    ).toMatchObject({
      label: 'firstDay',
      value: '2026/12/12',
    });
  });
});
