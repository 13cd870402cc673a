import type { Carry } from './pose';
import { cloths, tape } from './tones';
import { fill, line, oval } from './shapes';

/** Things in a hand: the grip is at 0 0, drawn upright. */
export const things: Readonly<Record<Carry, string>> = {
  bag:
    line(cloths.green.deep, 2.2, 'M-7 12Q-6 0 0 0Q6 0 7 12') +
    fill(cloths.green.base, 'M-17 14Q-17 10-13 10L13 10Q17 10 17 14L16 34Q16 37 12 37L-12 37Q-16 37-16 34z') +
    fill(cloths.green.shade, 'M9 10L13 10Q17 10 17 14L16 34Q16 37 12 37L7 37z') +
    fill(tape, 'M-16.8 17L16.8 17L16.6 20L-16.6 20z') +
    fill(cloths.white.light, 'M-2 22L2 22L2 26L6 26L6 30L2 30L2 34L-2 34L-2 30L-6 30L-6 26L-2 26z'),
  radio:
    line(cloths.ink.deep, 1.3, 'M-2-13L-2-22') +
    fill(cloths.ink.base, 'M-3.6-13.6L3.6-13.6L3.6 4Q0 6-3.6 4z') +
    fill(cloths.slate.light, 'M-2-11.4L2-11.4L2-7.4L-2-7.4z'),
  phone: fill(cloths.ink.deep, 'M-2.2-8L2-8.4L2.8 5.6L-1.6 6z'),
  clipboard:
    fill(cloths.clay.base, 'M-9-14L9-14L9 10L-9 10z') +
    fill(cloths.white.light, 'M-7.4-11L7.4-11L7.4 8L-7.4 8z') +
    fill(cloths.slate.base, 'M-3.4-15.4L3.4-15.4L3.4-11L-3.4-11z') +
    line(cloths.slate.light, 1, 'M-5-7L5-7M-5-3L5-3M-5 1L2 1'),
  book:
    fill(cloths.teal.base, 'M-10-6L0-3L10-6L10 6L0 9L-10 6z') +
    fill(cloths.white.base, 'M-9-7.4L0-4.6L9-7.4L9 4L0 7L-9 4z') +
    line(cloths.white.deep, 0.8, 'M0-4.6L0 7'),
  aed:
    fill(cloths.green.base, 'M-11-1Q-11-3-9-3L9-3Q11-3 11-1L11 16Q11 18 9 18L-9 18Q-11 18-11 16z') +
    fill(cloths.green.shade, 'M5-3L9-3Q11-3 11-1L11 16Q11 18 9 18L5 18z') +
    fill(cloths.white.light, 'M0 13L-5 7Q-6 3-2.6 3Q-.6 3 0 5Q.6 3 2.6 3Q6 3 5 7z') +
    line(cloths.green.deep, 2, 'M-5-3Q-5-6 0-6Q5-6 5-3'),
  flag:
    line(cloths.slate.light, 1.6, 'M0 8L0-34') +
    fill(cloths.amber.base, 'M0-34Q9-38 20-33L20-17Q9-22 0-18z') +
    fill(cloths.amber.shade, 'M11-36Q16-35 20-33L20-17Q16-19 11-20z'),
  ball:
    fill(cloths.clay.base, 'M-13 4Q-6-5 6-4Q12-4 14-1Q8 9-4 8Q-11 8-13 4z') +
    line(cloths.white.base, 1, 'M-6 2L6 0'),
  bandage:
    oval(cloths.white.base, 2, 0, 5) +
    oval(cloths.white.deep, 2, 0, 1.8) +
    fill(cloths.white.shade, 'M2 2L16 3L16 7L2 5z'),
  drip:
    line(cloths.white.shade, 1, 'M2 20Q4 40-10 60') +
    fill(cloths.sky.light, 'M-5-3L9-3L9 14Q9 20 2 20Q-5 20-5 14z', ' opacity=".9"') +
    fill(cloths.sky.shade, 'M-5 5L9 5L9 14Q9 20 2 20Q-5 20-5 14z', ' opacity=".7"'),
  pointer: line(cloths.clay.deep, 1.4, 'M-6 4L30-20'),
  pen: line(cloths.ink.base, 1.6, 'M-3 4L4-6'),
  cup: fill(cloths.white.base, 'M-4-6L5-6L4 6L-3 6z') + fill(cloths.teal.base, 'M-4-3L4.8-3L4.4 2L-3.4 2z'),
  helmet:
    fill(cloths.white.base, 'M-13 6C-14-12 14-13 13 6z') +
    fill(cloths.hiViz.base, 'M-12.6 0Q0-6 12.8 0L13 3.6Q0-2-13 3.6z') +
    fill(cloths.ink.base, 'M-14 5.4L13.4 5.4L13 8L-13 8z'),
};
