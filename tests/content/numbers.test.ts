import { expect, it } from 'vitest';
import { readFacts } from '../../src/config/facts';
import { factStripFrom } from '../../src/content/pages/factStrip';
import { numbersFrom } from '../../src/content/pages/numbersAndPapers';
import { factStripFrom as stripInKiswahili } from '#sw/factStrip';
import { daysFrom } from '../../src/domain/dates';

const page = (settings: Record<string, string>) => numbersFrom(readFacts(settings));
const labels = (facts: readonly { label: string }[]) => facts.map(({ label }) => label);

it('leaves out what is not set', () => {
  const { map, papers, payment, places, work, figures, complaints } = page({});
  expect(map).toBeUndefined();
  expect(papers.facts).toEqual([]);
  expect(labels(payment.facts)).toEqual(['Social Health Authority']);
  expect(labels(places.facts)).toEqual(['Office', 'Ambulances and dispatchers']);
  expect([work.jobs, work.training.days]).toEqual([[], []]);
  expect(figures.items).toHaveLength(3);
  expect(complaints.paragraphs.join()).not.toContain('within');
  expect(factStripFrom(readFacts({}))).toBeUndefined();
});

it('says what is set', () => {
  const { map, papers, payment, places, work, figures, complaints } = page({
    LICENCES: 'KMPDC licence 012345, Business registration PVT-678',
    COUNTIES: 'Nairobi, Kiambu',
    BASES: 'Syokimau, Westlands',
    AMBULANCES: '9',
    ADVANCED_UNITS: '4',
    CREW: '38',
    INSURERS: 'Example Insurance',
    MPESA_TILL: '123456',
    CARD_PAYMENT: 'yes',
    SHA_STATUS: 'yes 2026-10-01',
    OFFICE_HOURS: 'Monday to Friday 8 am to 5 pm',
    CLINIC_ADDRESS: 'Example Road 2',
    CLINIC_LANDMARK: 'Opposite the railway station',
    LANGUAGES: 'English, Kiswahili',
    COMPLAINT_DAYS: '7',
    OPEN_JOBS: 'Paramedic',
  });
  expect(papers.facts[0]?.values).toEqual(['KMPDC licence 012345', 'Business registration PVT-678']);
  expect(map?.listTitle).toBe('2 of 47 counties');
  expect(map?.label).toBe('A map of Kenya in which Nairobi and Kiambu are marked');
  expect(map?.note).toContain('Syokimau and Westlands');
  expect(figures.items.slice(3).map(({ value }) => value)).toEqual(['9', '4', '38']);
  expect(labels(payment.facts)).toEqual([
    'M-PESA',
    'Card',
    'Insurers that pay us directly',
    'Social Health Authority',
  ]);
  expect(payment.facts.at(-1)?.values[0]).toContain('pays us directly (as of 1 October 2026)');
  expect(places.facts.find(({ label }) => label === 'Clinics')?.values).toEqual([
    'Example Road 2',
    'Opposite the railway station',
  ]);
  expect(complaints.paragraphs.join()).toContain('within 7 days');
  expect(labels(work.jobs)).toEqual(['Open jobs']);
});

it('has courses that have not begun', () => {
  expect(daysFrom(['2026-11-01', '2026-11-23', '2027-02-08'], '2026-11-23', 'en-GB')).toEqual([
    '23 November 2026',
    '8 February 2027',
  ]);
});

it('counts counties in the strip where they are many, and names one licence', () => {
  const strip = factStripFrom(
    readFacts({ COUNTIES: 'Nairobi, Kiambu, Machakos, Kajiado', LICENCES: 'KMPDC 1, Other 2' }),
  );
  expect(strip?.facts).toEqual([
    { label: 'Licensed', values: ['KMPDC 1'] },
    { label: 'We work in', values: ['4 of Kenya’s 47 counties'] },
  ]);
  const kiswahili = stripInKiswahili(
    readFacts({ COUNTIES: 'Nairobi, Kiambu, Machakos, Kajiado', MPESA_TILL: '123456', CARD_PAYMENT: 'yes' }),
  );
  expect(kiswahili?.facts).toEqual([
    { label: 'Tunahudumu', values: ['Kaunti 4 kati ya 47 za Kenya'] },
    { label: 'Unaweza kulipa kwa', values: ['M-PESA', 'kadi'] },
  ]);
});
