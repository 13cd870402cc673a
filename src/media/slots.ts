import type { FrameName } from './frames';
import { portraitSlots } from './people/portraitSlots';
import { activitySlots } from './scenes/activities';
import { bannerSlots } from './scenes/banners';
import { cardSlots } from './scenes/cards';
import { firstAidSlots } from './scenes/firstAid';
import { galleryAirSlots } from './scenes/galleryAir';
import { galleryEventsSlots } from './scenes/galleryEvents';
import { galleryResponseSlots } from './scenes/galleryResponse';
import { galleryTrainingSlots } from './scenes/galleryTraining';
import { homeSlots } from './scenes/home';
import { markSlots } from './scenes/marks';
import { schoolSlots } from './scenes/school';
import { serviceBannerSlots } from './scenes/serviceBanners';
import type { PlacedSlot, Slots } from './slot';

/** Places by the beginning of a slot's id. First-aid drawings are missing, because no photo may replace them. */
const home: readonly (readonly [start: string, frame: FrameName])[] = [
  ['home-hero', 'hero'],
  ['banner-', 'banner'],
  ['slide-', 'slide'],
  ['card-', 'card'],
  ['activity-', 'activity'],
  ['gallery-', 'grid'],
  ['school-', 'grid'],
  ['portrait-testimonial-', 'review'],
  ['portrait-sample-', 'staff'],
  ['portrait-', 'portrait'],
];

/** Further places of slots. */
const also: readonly (readonly [start: string, frame: FrameName])[] = [
  ['slide-air-evacuation', 'card'],
  ['slide-site', 'halfCard'],
  ['gallery-response-3', 'card'],
  ['gallery-air-6', 'card'],
  ['school-1', 'halfCard'],
  ['school-', 'gridThird'],
  ['school-', 'film'],
  ['gallery-', 'film'],
  ...['response', 'training', 'events', 'air'].flatMap((album) => [
    [`gallery-${album}-1`, 'gridStart'] as const,
    [`gallery-${album}-2`, 'gridThird'] as const,
    [`gallery-${album}-3`, 'gridThird'] as const,
  ]),
  ['slide-dispatch', 'stop'],
  ['card-emergency-response', 'stop'],
  ['gallery-training-3', 'stop'],
  ['gallery-response-6', 'stop'],
  ['gallery-response-5', 'stop'],
  ['card-advanced-care', 'stop'],
  ['banner-emergency-care', 'stop'],
  ['banner-evacuation', 'panorama'],
  ['banner-international', 'panorama'],
  ['banner-patient-transfer', 'panorama'],
];

function framesOf(id: string): readonly FrameName[] {
  const isHere = ([start]: readonly [string, FrameName]) => id.startsWith(start);
  return [home.find(isHere), ...also.filter(isHere)].flatMap((place) => (place ? [place[1]] : []));
}

const drawn: Slots = {
  ...homeSlots,
  ...cardSlots,
  ...bannerSlots,
  ...serviceBannerSlots,
  ...schoolSlots,
  ...galleryResponseSlots,
  ...galleryTrainingSlots,
  ...galleryEventsSlots,
  ...galleryAirSlots,
  ...activitySlots,
  ...firstAidSlots,
  ...markSlots,
  ...portraitSlots,
};

/** All pictures of the site by slot id. To replace one by a photo, see the guide for owners. */
export const slots: Readonly<Record<string, PlacedSlot>> = Object.fromEntries(
  Object.entries(drawn).map(([id, slot]) => [id, { ...slot, frames: framesOf(id) }]),
);
