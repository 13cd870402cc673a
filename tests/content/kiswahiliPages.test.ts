import { describe, expect, it } from 'vitest';
import { leftInEnglish } from './leftInEnglish';
import { renderedError } from './rendered';

/** One page of each kind: the nightly run checks all of them. */
const sample = [
  ...['/sw', '/sw/services', '/sw/EmergencyCare', '/sw/ContactUs', '/sw/BookAppointment', '/sw/MessageSent'],
  ...['/sw/Request/Events', '/sw/FirstAid/Choking', '/sw/WhereAmI', '/sw/EmergencyPlan', '/sw/Testimonials'],
];

describe('a page in Kiswahili', () => {
  it.each(sample)('%s says nothing in English', async (path) => {
    expect(await leftInEnglish(path)).toEqual([]);
  });

  it('also where something fails', async () => {
    expect((await renderedError('sw')).main).not.toMatch(/Unexpected|This page|could not/);
  });
});
