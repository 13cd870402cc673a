import { describe, expect, it } from 'vitest';
import { readFacts, type Facts } from '../../src/config/facts';
import { registrationFrom } from '../../src/content/pages/paramedicsPage';
import { registrationFrom as inKiswahili } from '#sw/paramedicsPage';

const said = (env: Record<string, string>, from: (facts: Facts) => string[] = registrationFrom) =>
  from(readFacts(env)).join(' ');

describe('whether crews are registered', () => {
  it('is answered by the licences that the owner has set', () => {
    expect(said({ KMPDC_LICENCE: '012345' })).toBe('This is our licence: KMPDC licence 012345.');
    expect(said({ KMPDC_LICENCE: '012345', LICENCES: 'Business registration PVT-678' })).toBe(
      'These are our licences: KMPDC licence 012345 and Business registration PVT-678.',
    );
  });

  it('says that the numbers are not there yet where none is set', () => {
    expect(said({})).toBe('Our licence numbers will be here before we start.');
  });

  it('names the medical director only where one is set', () => {
    const director = { MEDICAL_DIRECTOR: 'Dr Amina Yusuf, emergency physician' };
    expect(said(director)).toContain('Our medical director is Dr Amina Yusuf, emergency physician.');
    expect(said({})).not.toContain('director');
  });

  it('is told in Kiswahili as well', () => {
    expect(said({ KMPDC_LICENCE: '012345' }, inKiswahili)).toBe(
      'Hii ndiyo leseni yetu: leseni ya KMPDC 012345.',
    );
    expect(said({}, inKiswahili)).toBe('Nambari za leseni zetu zitakuwa hapa kabla hatujaanza kazi.');
  });
});
