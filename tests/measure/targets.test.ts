import { describe, expect, test } from 'vitest';
import { kindOf, misses, targetsOf } from './targets';

describe('the kind of a page', () => {
  test.each([
    ['/', 'home'],
    ['/sw', 'home'],
    ['/FAQ', 'text'],
    ['/ParamedicsPage', 'text'],
    ['/FirstAid', 'firstAid'],
    ['/FirstAid/Burns', 'firstAid'],
    ['/sw/FirstAid/Burns', 'firstAid'],
    ['/ContactUs', 'form'],
    ['/sw/BookAppointment', 'form'],
    ['/Testimonials', 'form'],
    ['/EmergencyPlan', 'form'],
    ['/Request/PatientTransfer', 'form'],
    ['/sw/Request/Events', 'form'],
    ['/Request', 'text'],
  ] as const)('%s is %s', (path, kind) => {
    expect(kindOf(path)).toBe(kind);
  });
});

test('a target is the least of a score and the most of the rest', () => {
  const targets = { seo: 100, fcp: 850, cls: 0 };
  expect(['seo', 'fcp', 'cls'].map((name) => misses(name, 100, targets))).toEqual([false, false, true]);
  expect(misses('seo', 99, targets)).toBe(true);
  expect(misses('fcp', 851, targets)).toBe(true);
  expect(misses('speedIndex', 9_000, targets)).toBe(false);
});

test('pages that are kept out of search engines have no target for these', () => {
  expect(targetsOf('/Slider', { hidden: true })).not.toHaveProperty('seo');
  expect(targetsOf('/Slider', { hidden: true })).toMatchObject({ accessibility: 100, html: 11_200 });
  expect(targetsOf('/FAQ')).toMatchObject({ seo: 100 });
});
