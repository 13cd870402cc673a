import { portraitSlots } from './people/portraitSlots';
import { activitySlots } from './scenes/activities';
import { bannerSlots } from './scenes/banners';
import { cardSlots } from './scenes/cards';
import { galleryAirSlots } from './scenes/galleryAir';
import { galleryEventsSlots } from './scenes/galleryEvents';
import { galleryResponseSlots } from './scenes/galleryResponse';
import { galleryTrainingSlots } from './scenes/galleryTraining';
import { homeSlots } from './scenes/home';
import { markSlots } from './scenes/marks';
import { schoolSlots } from './scenes/school';
import { serviceBannerSlots } from './scenes/serviceBanners';
import type { Slots } from './slot';

/** Every picture of the site by slot id. To put a photo in a slot's place, see the guide for owners. */
export const slots: Slots = {
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
  ...markSlots,
  ...portraitSlots,
};
