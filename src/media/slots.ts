import type { FrameName } from './frames';

/** A place for a picture on the site: the drawing `drawings/<id>.svg`, or the owner's photo. */
export interface Slot {
  /** Width of the drawing in px, and least width of a photo. */
  width: number;
  /** Height of the drawing in px, and least height of a photo. */
  height: number;
  /** Where the layout shows it, the main place first; empty if no page shows it, or no photo may replace it. */
  frames: readonly FrameName[];
  /**
   * Focal point in percent from the left and from the top: what stays in view when a frame crops the picture. The middle
   * by default. A photo may name its own.
   */
  focus?: readonly [x: number, y: number];
}

/** Slots by id. */
export type Slots = Readonly<Record<string, Slot>>;

const banner = { width: 1600, height: 640 } as const;
const slide = { width: 1600, height: 720 } as const;
const card = { width: 640, height: 400 } as const;
const photo = { width: 800, height: 600 } as const;
const portrait = { width: 320, height: 320 } as const;

/** The drawings of the first-aid techniques. Storybook lists what each must show; no photo may replace one. */
const firstAid = {
  'firstAid-cpr': { width: 720, height: 480, frames: [] },
  'firstAid-cpr-hands': { width: 480, height: 480, frames: [] },
  'firstAid-head-tilt': { width: 640, height: 640, frames: [] },
  'firstAid-breaths': { width: 640, height: 640, frames: [] },
  'firstAid-baby-cpr': { width: 640, height: 480, frames: [] },
  'firstAid-back-blows': { width: 640, height: 480, frames: [] },
  'firstAid-belly-thrusts': { width: 640, height: 480, frames: [] },
  'firstAid-baby-choking': { width: 640, height: 640, frames: [] },
  'firstAid-recovery': { width: 640, height: 840, frames: [] },
  'firstAid-press-wound': { width: 640, height: 640, frames: [] },
  'firstAid-tourniquet': { width: 640, height: 640, frames: [] },
  'firstAid-stroke': { width: 640, height: 640, frames: [] },
  'firstAid-burn': { width: 640, height: 480, frames: [] },
  'firstAid-neck': { width: 640, height: 640, frames: [] },
  'firstAid-eye-rinse': { width: 640, height: 480, frames: [] },
  'firstAid-seizure': { width: 640, height: 480, frames: [] },
  'firstAid-sling': { width: 640, height: 480, frames: [] },
  'firstAid-sit': { width: 640, height: 480, frames: [] },
  'firstAid-nosebleed': { width: 640, height: 480, frames: [] },
  'firstAid-fainting': { width: 640, height: 480, frames: [] },
  'firstAid-pen': { width: 640, height: 480, frames: [] },
  'firstAid-splint': { width: 640, height: 480, frames: [] },
  'firstAid-snakebite': { width: 640, height: 480, frames: [] },
  'firstAid-baby-recovery': { width: 640, height: 480, frames: [] },
  'firstAid-spacer': { width: 640, height: 480, frames: [] },
  'firstAid-reach': { width: 640, height: 480, frames: [] },
  'firstAid-current': { width: 640, height: 480, frames: [] },
  'firstAid-birth': { width: 640, height: 480, frames: [] },
  'firstAid-dry-wood': { width: 640, height: 480, frames: [] },
} as const satisfies Slots;

/** Name of a first-aid drawing, as in `virtual:picture/<name>`. */
export type FirstAidPicture = keyof typeof firstAid;

/** Names of the first-aid drawings. */
export const firstAidPictures = Object.keys(firstAid) as FirstAidPicture[];

/** All pictures of the site by slot id. What each shows is told in `pictures.json` of each language's content. */
export const slots: Slots = {
  'home-hero': { width: 1200, height: 900, frames: ['hero'] },
  'slide-city-response': { ...slide, frames: ['slide'] },
  'slide-highway': { ...slide, frames: ['slide'] },
  'slide-air-evacuation': { ...slide, frames: ['slide', 'card'] },
  'slide-school': { ...slide, frames: ['slide'] },
  'slide-match-day': { ...slide, frames: ['slide'] },
  'slide-site': { ...slide, frames: ['slide', 'card'] },
  'slide-dispatch': { ...slide, frames: ['slide', 'stop'] },
  'card-emergency-response': { ...card, frames: ['card', 'stop'] },
  'card-transport': { ...card, frames: ['card'] },
  'card-advanced-care': { ...card, frames: ['card', 'stop'] },
  'card-paramedics': { ...card, frames: ['card'] },
  'card-sports': { ...card, frames: ['card'] },
  'card-events': { ...card, frames: ['card'] },
  'banner-about': { ...banner, frames: ['banner'] },
  'banner-hospital': { ...banner, frames: ['banner'] },
  'banner-services': { ...banner, frames: ['banner'] },
  'banner-faq': { ...banner, frames: ['banner'] },
  'banner-contact': { ...banner, frames: ['banner'] },
  'banner-testimonials': { ...banner, frames: ['banner'] },
  'banner-team': { ...banner, frames: ['banner'] },
  'banner-legal': { ...banner, frames: ['banner'] },
  'banner-gallery': { ...banner, frames: ['banner'] },
  'banner-booking': { ...banner, frames: ['banner'] },
  'banner-clinics': { ...banner, frames: ['banner'] },
  'banner-school': { ...banner, frames: ['banner'] },
  'banner-site': { ...banner, frames: ['banner'] },
  'banner-air': { ...banner, frames: ['banner'] },
  'banner-international': { ...banner, frames: ['banner', 'panorama'] },
  'banner-paramedics': { ...banner, frames: ['banner'] },
  'banner-events': { ...banner, frames: ['banner'] },
  'banner-patient-transfer': { ...banner, frames: ['banner', 'panorama'] },
  'banner-sports': { ...banner, frames: ['banner'] },
  'banner-evacuation': { ...banner, frames: ['banner', 'panorama'] },
  'banner-emergency-care': { ...banner, frames: ['banner', 'stop'] },
  'banner-paediatric': { ...banner, frames: ['banner'] },
  'school-1': { ...photo, frames: ['hour', 'card'], focus: [50, 60] },
  'school-2': { ...photo, frames: ['hour'], focus: [50, 75] },
  'school-3': { ...photo, frames: ['hour'], focus: [50, 95] },
  'school-4': { ...photo, frames: ['hour'], focus: [50, 100] },
  'school-5': { ...photo, frames: ['hour'], focus: [50, 85] },
  'school-6': { ...photo, frames: ['hour', 'film'], focus: [50, 95] },
  'gallery-response-1': { ...photo, frames: ['grid', 'film', 'gridStart'] },
  'gallery-response-2': { ...photo, frames: ['grid', 'film', 'gridThird'] },
  'gallery-response-3': { ...photo, frames: ['grid', 'card', 'film', 'gridThird'] },
  'gallery-response-4': { ...photo, frames: ['grid', 'film'] },
  'gallery-response-5': { ...photo, frames: ['grid', 'film', 'stop'] },
  'gallery-response-6': { ...photo, frames: ['grid', 'film', 'stop'] },
  'gallery-response-7': { ...photo, frames: ['grid', 'film'] },
  'gallery-training-1': { ...photo, frames: ['grid', 'film', 'gridStart'] },
  'gallery-training-2': { ...photo, frames: ['grid', 'film', 'gridThird'] },
  'gallery-training-3': {
    ...photo,
    frames: ['grid', 'film', 'gridThird', 'stop', 'tableRow'],
  },
  'gallery-training-4': { ...photo, frames: ['grid', 'film'] },
  'gallery-training-5': { ...photo, frames: ['grid', 'film', 'tableRow'] },
  'gallery-training-6': { ...photo, frames: ['grid', 'film', 'tableRow'] },
  'gallery-training-7': { ...photo, frames: ['grid', 'film'] },
  'gallery-events-1': { ...photo, frames: ['grid', 'film', 'gridStart'] },
  'gallery-events-2': { ...photo, frames: ['grid', 'film', 'gridThird'] },
  'gallery-events-3': { ...photo, frames: ['grid', 'film', 'gridThird'] },
  'gallery-events-4': { ...photo, frames: ['grid', 'film'] },
  'gallery-events-5': { ...photo, frames: ['grid', 'film'] },
  'gallery-events-6': { ...photo, frames: ['grid', 'film'] },
  'gallery-events-7': { ...photo, frames: ['grid', 'film'] },
  'gallery-air-1': { ...photo, frames: ['grid', 'film', 'gridStart'] },
  'gallery-air-2': { ...photo, frames: ['grid', 'film', 'gridThird'] },
  'gallery-air-3': { ...photo, frames: ['grid', 'film', 'gridThird'] },
  'gallery-air-4': { ...photo, frames: ['grid', 'film'] },
  'gallery-air-5': { ...photo, frames: ['grid', 'film'] },
  'gallery-air-6': { ...photo, frames: ['grid', 'card', 'film'] },
  'gallery-air-7': { ...photo, frames: ['grid', 'film'] },
  'activity-rugby': { ...photo, frames: ['activity'] },
  'activity-churchill-show': { ...photo, frames: ['activity'] },
  'activity-first-aid-training': { ...photo, frames: ['activity', 'card'] },
  ...firstAid,
  icon: { width: 512, height: 512, frames: [] },
  'og-default': { width: 1200, height: 630, frames: [] },
  'portrait-testimonial-1': { ...portrait, frames: ['review'] },
  'portrait-testimonial-2': { ...portrait, frames: ['review'] },
  'portrait-testimonial-3': { ...portrait, frames: ['review'] },
  'portrait-team-ceo': { ...portrait, frames: ['portrait'] },
  'portrait-team-paramedic': { ...portrait, frames: ['portrait'] },
  'portrait-team-operations': { ...portrait, frames: ['portrait'] },
  'portrait-team-pharmacy': { ...portrait, frames: ['portrait'] },
  'portrait-team-it': { ...portrait, frames: ['portrait'] },
  'portrait-sample-1': { ...portrait, frames: ['staff'] },
  'portrait-sample-2': { ...portrait, frames: ['staff'] },
  'portrait-sample-3': { ...portrait, frames: ['staff'] },
};

/** A slot by its id. @throws {Error} If there is none; the message names it. */
export function slotOf(id: string): Slot {
  const slot = slots[id];
  if (!slot) throw new Error(`Unknown picture slot "${id}": src/media/slots.ts lists them all.`);
  return slot;
}

/** The focal point of a picture, as in `object-position`. */
export const focusOf = ({ focus: [x, y] = [50, 50] }: Pick<Slot, 'focus'>): string => `${x}% ${y}%`;
