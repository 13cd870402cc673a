import type { Slots } from '../slot';
import { at, path, rect, svg } from '../parts/svg';
import { tone } from '../parts/tones';
import { van } from '../parts/vehicles/van';
import { scene } from '../scene';

const crossPath = 'M206 116h100v90h90v100h-90v90H206v-90h-90V206h90z';

/** The site's mark and the picture that other sites show with a link. */
export const markSlots: Slots = {
  icon: {
    width: 512,
    height: 512,
    alt: 'White cross on a green square, the mark of the service. Illustration.',
    draw: () => svg(512, 512, rect(0, 0, 512, 512, tone.green, 104) + path(crossPath, tone.white)),
  },
  'og-default': scene(1200, 630, 'An ambulance in front of the Nairobi skyline at dawn. Illustration.', {
    place: 'city',
    time: 'dawn',
    things: [at(600, 556, 1.25, van({ beacons: true, beam: true }))],
  }),
};
