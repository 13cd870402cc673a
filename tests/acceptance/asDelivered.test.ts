import { describe, expect, it } from 'vitest';
import { activities } from '../../src/content/pages/activities';
import { aboutPage } from '../../src/content/pages/aboutPage';
import { airMedicalEvac } from '../../src/content/pages/airMedicalEvac';
import { clinics } from '../../src/content/pages/clinics';
import { ourTeam } from '../../src/content/pages/ourTeam';
import { paramedicsPage } from '../../src/content/pages/paramedicsPage';
import { samples } from '../../src/content/pages/samples';
import type { MaybeSample } from '../../src/domain/samples';

/**
 * What the specification says to the letter and the owner changes afterwards: figures, clinics, people, reviews,
 * activities. `npm run test:acceptance`, also at night; `npm test` leaves it out.
 */
describe('the specification says of the site as it is delivered', () => {
  it('has the nine clinics', () => {
    const friday = '11:00 AM - 2:00 PM';
    expect(clinics.items.map(({ id, name, day, time }) => [id, name, day, time])).toEqual([
      [1, 'Cardiology', 'Monday', '9:00 AM - 12:00 PM'],
      [2, 'Neurology', 'Tuesday', '1:00 PM - 4:00 PM'],
      [3, 'Pediatrics', 'Wednesday', '10:00 AM - 1:00 PM'],
      [4, 'Orthopedics', 'Thursday', '2:00 PM - 5:00 PM'],
      ...['Dermatology', 'Maternity', 'Pulmonology', 'NeuroSurgical', 'Nutritional'].map((name, index) => [
        index + 5,
        name,
        'Friday',
        friday,
      ]),
    ]);
  });

  it('has the figures', () => {
    const shown = (figures: readonly { value: string; label: string }[] = []) =>
      figures.map(({ value, label }) => `${value} ${label}`);
    expect(shown(airMedicalEvac.figures?.items)).toEqual(['1,200+ successful evacuations', '24/7 service']);
    expect(shown(paramedicsPage.figures?.items)).toEqual([
      '2,452+ happy clients',
      '5,452+ calls per year',
      '5+ years of service',
      '72+ local volunteers',
    ]);
  });

  it('has the team and three sample staff', () => {
    expect(ourTeam.groups.map(({ title, members }) => [title, members.map(({ role }) => role)])).toEqual([
      ['Administration', ['Founder and CEO', 'Paramedic', 'Director of Operations']],
      ['Pharmacy', ['Head of Pharmacy']],
      ['IT Department', ['Head of IT']],
    ]);
    expect(aboutPage.team.members).toHaveLength(3);
  });

  it('has three sample testimonials of 5, 4 and 5 stars', () => {
    expect(samples.map(({ rating }) => rating)).toEqual([5, 4, 5]);
  });

  it('has the three activities', () => {
    expect(activities.map(({ title, date }) => [title, date])).toEqual([
      ['Rugby Competition', '2024-12-10'],
      ['Churchill Show', '2024-12-15'],
      ['First Aid Training', '2025-01-20'],
    ]);
  });

  it('marks everything invented as a sample', () => {
    const people = [...ourTeam.groups.flatMap(({ members }) => members), ...aboutPage.team.members];
    const everything: readonly object[] = [...people, ...samples, ...activities];
    expect(everything.every((one: MaybeSample) => one.sample)).toBe(true);
  });
});
