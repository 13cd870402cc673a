import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readFacts } from '../../src/config/facts';
import type { RequestContent } from '../../src/content/formTypes';
import type { ServiceContent } from '../../src/content/pageTypes';
import { schoolsWords } from '../../src/content/pages/requests/schoolsRequest';
import { sitesRequestFrom } from '../../src/content/pages/requests/sitesRequest';
import { schoolsWords as schoolsInKiswahili } from '#sw/requests/schoolsRequest';
import { sitesRequestFrom as sitesInKiswahili } from '#sw/requests/sitesRequest';
import { rendered, words } from './rendered';

const number = 'OSH/FA/0123';
const approved = readFacts({ DOSHS_APPROVAL: number });
const without = readFacts({ DOSHS_APPROVAL: '' });

/** An offer to train or to audit for Legal Notice 79. */
const offers = /we (?:train|audit)|first aid training for|the yearly audit|tunawafunza|tunafunza|tunakagua/i;

describe('without an approval of DOSHS', () => {
  it.each(['/SiteEmergencyCover', '/SchoolEmergencyCover', '/HealthInsurancePage', '/sw/SiteEmergencyCover'])(
    '%s says what the law asks, and offers neither training nor audit for it',
    async (path) => {
      const shown = words((await rendered(path)).main);
      expect(shown).toContain('Legal Notice 79');
      expect(shown).toContain('DOSHS');
      expect(shown).toMatch(/The duty stays with the|Wajibu unabaki kwa/);
      expect(shown).not.toMatch(offers);
    },
  );

  it.each([sitesRequestFrom, sitesInKiswahili])('the request of a site does not ask for them', (from) => {
    expect(fieldsOf(from(without))).not.toContain('also');
    expect(JSON.stringify(from(without).sheet.words)).not.toMatch(/audit|ukaguzi|DOSHS/i);
  });

  it('the request of a school says what a course is not', () => {
    expect(schoolsWords(without).steps.cover.fields.wanted.help).toContain(
      'does not make anyone a first-aider under Legal Notice 79',
    );
    expect(schoolsInKiswahili(without).steps.cover.fields.wanted.help).toContain(
      'hayamfanyi mtu yeyote kuwa mtoa huduma ya kwanza',
    );
  });
});

describe('with an approval of DOSHS', () => {
  let pages: Record<'site' | 'school' | 'insurance' | 'siteSw' | 'schoolSw', ServiceContent>;

  beforeAll(async () => {
    vi.resetModules();
    vi.doMock('../../src/content/facts', () => ({ facts: approved }));
    pages = {
      site: (await import('../../src/content/pages/siteEmergencyCover')).siteEmergencyCover,
      school: (await import('../../src/content/pages/schoolEmergencyCover')).schoolEmergencyCover,
      insurance: (await import('../../src/content/pages/healthInsurancePage')).healthInsurancePage,
      siteSw: (await import('#sw/siteEmergencyCover')).siteEmergencyCover,
      schoolSw: (await import('#sw/schoolEmergencyCover')).schoolEmergencyCover,
    };
  });
  afterAll(() => {
    vi.doUnmock('../../src/content/facts');
    vi.resetModules();
  });

  it.each(['site', 'school', 'insurance', 'siteSw', 'schoolSw'] as const)(
    'the page of %s offers them with its number, and the duty stays where it is',
    (page) => {
      const shown = JSON.stringify(pages[page]);
      expect(shown).toContain(number);
      expect(shown).toMatch(offers);
      expect(shown).toMatch(/The duty stays with the|Wajibu unabaki kwa/);
      expect(shown).not.toContain('{number}');
    },
  );

  it.each([sitesRequestFrom, sitesInKiswahili])('the request of a site asks for them', (from) => {
    expect(fieldsOf(from(approved))).toContain('also');
    expect(JSON.stringify(from(approved))).toContain(number);
  });

  it('the request of a school has no warning', () => {
    expect(schoolsWords(approved).steps.cover.fields.wanted.help).not.toContain('Legal Notice');
    expect(schoolsInKiswahili(approved).steps.cover.fields.wanted.help).not.toContain('Legal Notice');
  });
});

function fieldsOf({ sheet }: RequestContent): string[] {
  return Object.values(sheet.words.steps).flatMap(({ fields }) => Object.keys(fields));
}
