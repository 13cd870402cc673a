import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { facts } from '../../src/content/facts';
import { mails } from '../../src/content/pages/mails';
import { requestPage as choosing } from '../../src/content/pages/requestPage';
import { requestCatalogue } from '../../src/content/pages/requests/requestCatalogue';
import { requestLabels } from '../../src/content/pages/requests/requestLabels';
import { problemCodes } from '../../src/domain/problems';
import { definitionOf } from '../../src/domain/requests/definitions';
import { requestKinds, requestPage, type RequestKind } from '../../src/domain/requests/kinds';
import { sheetOf } from '../../src/domain/requests/catalogue';
import { texts } from './modules';
import { all, allWords, attribute, rendered, words } from './rendered';

/** Audit and training of a site are asked for only with an approval of DOSHS: `approval.test.ts`. */
const unasked = (kind: RequestKind) => (kind === 'sites' && facts.doshsApproval === '' ? ['also'] : []);

describe.each(requestKinds)('the page of %s', (kind) => {
  const sheet = sheetOf(kind, requestCatalogue);
  const { steps } = definitionOf(kind);
  const page = requestPage(kind);

  it('asks everything on one page without JavaScript, in the order of its steps', async () => {
    const { main } = await rendered(page);
    expect(allWords(main, 'h1')).toEqual([expect.stringContaining(sheet.words.name)]);
    expect(allWords(main, 'h2').slice(0, -2)).toEqual([
      ...Object.values(sheet.words.steps).map(({ question }) => question),
      requestLabels.send,
    ]);
    const [form = ''] = all(main, 'form');
    const labels = Object.values(sheet.words.steps).flatMap(({ fields }) =>
      Object.entries(fields)
        .filter(([name]) => !unasked(kind).includes(name))
        .map(([, { label }]) => label),
    );
    const shown = words(form);
    let from = 0;
    for (const label of labels) {
      const at = shown.indexOf(label, from);
      expect(at, label).toBeGreaterThanOrEqual(0);
      from = at;
    }
    expect(allWords(form, 'button')).toEqual([requestLabels.next, requestLabels.submit]);
  });

  it('says what the answers are for, with the policy, and claims no time that nobody has set', async () => {
    const { main } = await rendered(page);
    expect(words(main)).toContain(requestLabels.notice);
    expect(main).toContain('href="/PrivacyPolicy"');
    expect(words(main)).not.toMatch(/within \w+ (?:working )?(?:hour|day)/);
    expect(main).toContain('href="tel:');
  });

  it('marks health details, keeps them in no draft and has their consent unticked', async () => {
    const { main } = await rendered(page);
    for (const [step, fields] of Object.entries(steps)) {
      const medical = Object.entries(fields).filter(([, field]) => 'medical' in field);
      const note = sheet.words.steps[step]?.note;
      expect(note !== undefined).toBe(medical.length > 0);
      if (medical.length > 0) expect(note).toMatch(/^These are health details\./);
      for (const name of Object.keys(fields).filter((one) => !unasked(kind).includes(one))) {
        const inputs =
          main.match(new RegExp(`<(?:input|textarea)[^>]* name="${name}(?:_\\w+)?"[^>]*>`, 'g')) ?? [];
        expect(inputs.length, name).toBeGreaterThan(0);
        const isMedical = medical.some(([one]) => one === name);
        const group = all(main, 'fieldset').find((one) => one.includes(inputs[0] ?? ''));
        const isUnkept = (input: string) =>
          group === undefined ? attribute(input, 'autocomplete') === 'off' : group.includes('data-unkept');
        for (const input of inputs) expect(isUnkept(input), name).toBe(isMedical);
      }
    }
    for (const box of main.match(/<input[^>]* type="checkbox"[^>]*>/g) ?? [])
      expect(box).not.toContain('checked');
  });

  it('knows the days to choose from where it is shown on a day', async () => {
    const dated = await rendered(page, { today: '2026-03-02' });
    expect(dated.main).toContain('min="2026-03-02"');
  });

  it('shows a refused form with everything that was typed and what is wrong', async () => {
    const { main } = await rendered(page, {
      returned: {
        form: `request-${kind}`,
        values: { name: '<b>Wanjiku</b>', phone: '999' },
        problems: { phone: 'phone', name: 'too_long' },
      },
    });
    expect(main).toContain('value="&lt;b&gt;Wanjiku&lt;/b&gt;"');
    expect(main).toContain('value="999"');
    expect(allWords(main, 'h2')[0]).toBe(requestLabels.summary);
    const [summary = ''] = all(main, 'ul');
    expect(allWords(summary, 'a')).toEqual(['Write 100 characters or fewer.', requestLabels.problems.phone]);
  });
});

describe('words of requests', () => {
  it('have something to say about every problem that a request can have', () => {
    const others = ['rating', 'type', 'clinic', 'weekday', 'closed'];
    const said = Object.keys(requestLabels.problems);
    expect(problemCodes.filter((code) => !others.includes(code) && !said.includes(code))).toEqual([]);
  });

  it('ask with a question and name a step in at most five words', () => {
    for (const kind of requestKinds)
      for (const { question, title } of Object.values(sheetOf(kind, requestCatalogue).words.steps)) {
        expect(question).toMatch(/\?$/);
        expect(title.split(' ').length).toBeLessThanOrEqual(5);
      }
  });

  it('say which kind leads where', () => {
    expect(choosing.kinds.pages.map(({ to }) => to)).toEqual(requestKinds.map(requestPage));
  });

  // If the words of the consent have changed, set today's date in `healthConsent`, then the new digest here.
  it('of the consent have the version that is stored with each request', () => {
    const consents = requestKinds.flatMap((kind) => {
      const { definition, words: said } = sheetOf(kind, requestCatalogue);
      return definition.consent === undefined ? [] : [`${definition.consent} ${said.consent ?? ''}`];
    });
    expect(new Set(consents).size).toBe(1);
    const digest = createHash('sha256')
      .update(consents[0] ?? '')
      .digest('hex')
      .slice(0, 12);
    expect(digest).toBe('b0cfcc17a5c4');
  });

  it('of the copy promise nothing and put in their words', () => {
    const copy = texts(mails.copy).map(({ text }) => text);
    expect(copy.join(' ')).toContain('Nothing is booked');
    expect(copy.filter((text) => /\{(?!reference\})/.test(text))).toEqual([]);
  });
});
