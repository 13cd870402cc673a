import { circle, ellipse, glow, path, rect, stroke } from '../svg';
import { mix, tone } from '../tones';
import { dashes } from '../vehicles/wheels';

const opening = 'M214 440V150Q214 96 268 96H532Q586 96 586 150V440z';

/** Inside of an ambulance that looks out of its open rear doors: 800 by 600, what is outside lies behind. */
export const throughRearDoors = (): string =>
  // Doors, folded outwards.
  path('M214 120l34 26v290l-34 10zM586 120l-34 26v290l34 10z', '#DDE4E0') +
  path('M220 150l22 16v100l-22 6zM580 150l-22 16v100l22 6z', tone.glass) +
  path('M214 330l34-4v50l-34 6zM586 330l-34-4v50l34 6z', tone.hiViz) +
  path(`M0 0V600H800V0z${opening}`, '#2C5A63') +
  // Ceiling with its lamps, walls, floor.
  path('M0 0H800L586 100Q570 96 532 96H268Q230 96 214 100z', '#3D737B') +
  path('M330 20H470L452 74H348z', '#FFF8DF') +
  circle(400, 60, 330, glow('#FFF1C4')) +
  path('M0 600 214 440H586L800 600z', '#6E8388') +
  path('M0 600 214 440h28L70 600zM800 600 586 440h-28L730 600z', '#5A6E74') +
  // Cupboards on the left, a folded seat and oxygen on the right.
  path('M0 70 190 130v128L0 250z', '#DCE6E2') +
  path('M0 150 190 190v8L0 160zM88 100l6 2v150l-6-1z', '#9FB2B2') +
  path('M20 96l46 14v36l-46-9zM110 124l54 16v32l-54-12z', tone.teal5) +
  path('M0 290 200 280v34L0 340z', '#C5D3D0') +
  dashes('M0 316 200 298', tone.hiViz, 14, 26) +
  path('M800 90 610 140v110l190-10z', '#E6EDEA') +
  path('M650 160l110-26v70l-110 18z', '#BFDAD8') +
  path('M800 300 640 320v40l-20 10v60l180 90z', '#1B5560') +
  path('M800 300 640 320v14l160-8z', '#2C7F86') +
  stroke('M612 108 800 36M188 108 0 36', tone.amber, 8);

/** A patient on a stretcher that comes in head first, seen over the head. */
export const stretcherComingIn = (hair: string, skin: string): string =>
  path('M330 398h140l96 202H234z', '#C98C2B') +
  path('M336 392h128l88 208H248z', tone.pine) +
  path('M338 388q62-22 124 0l34 76q-96 34-192 0z', '#CFE3E0') +
  path('M400 380q40 0 62 8l34 76q-46 16-88 18z', '#B4D0CD') +
  path('M304 464q16-28 96-28t96 28l14 40H290z', '#A9CBDB') +
  path('M290 478q110-40 220 0l34 122H256z', '#F7FAF8') +
  path('M510 478l34 122h-60l-20-130q30 2 46 8z', '#DDE6E5') +
  path('M340 520q-16 2-12 20t20 14zM460 520q16 2 12 20t-20 14z', mix(skin, tone.ink, 0.2)) +
  ellipse(400, 518, 56, 54, skin) +
  path('M388 470q4-16 12-16t12 16l-4 8h-16z', mix(skin, tone.white, 0.12)) +
  path('M360 494q12-8 26 0M414 494q14-8 26 0', mix(skin, tone.ink, 0.6)) +
  ellipse(400, 554, 62, 56, hair) +
  path('M342 546q4-30 58-34 40 2 50 20-40-8-70 0-24 6-38 14z', mix(hair, tone.white, 0.12)) +
  stroke('M316 424q84 22 168 0', mix(tone.amber, tone.ink, 0.2), 9, 'butt') +
  rect(386, 426, 28, 18, tone.slate, 4);
