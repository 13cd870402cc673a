import { describe, expect, it } from 'vitest';
import { activities } from '../../src/content/pages/activities';
import { clinics } from '../../src/content/pages/clinics';
import { figures } from '../../src/content/pages/figures';
import { gallery } from '../../src/content/pages/gallery';

/** Content that must be consistent, whatever an owner writes. */
describe('content', () => {
  it('has a weekday, hours and an id of its own for each clinic', () => {
    expect(new Set(clinics.items.map(({ id }) => id)).size).toBe(clinics.items.length);
    for (const { day, time } of clinics.items) {
      expect(day).toMatch(/^(?:Mon|Tues|Wednes|Thurs|Fri)day$/);
      expect(time).toMatch(/^\d{1,2}:\d\d [AP]M - \d{1,2}:\d\d [AP]M$/);
    }
  });

  it('says the day of each activity as its date does', () => {
    const words = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
    const said = activities.map(({ dateLabel }) => dateLabel);
    expect(said).toEqual(activities.map(({ date }) => words.format(new Date(date))));
  });

  it('has a number and words for each figure', () => {
    for (const { value, label } of Object.values(figures)) {
      expect(value).toMatch(/\d/);
      expect(label).not.toBe('');
    }
  });

  it('shows no photo twice in the gallery, and no caption', () => {
    const photos = gallery.photos.albums.flatMap((album) => album.photos);
    expect(new Set(photos.map(({ picture }) => picture.src)).size).toBe(photos.length);
    expect(new Set(photos.map(({ caption }) => caption)).size).toBe(photos.length);
  });
});
