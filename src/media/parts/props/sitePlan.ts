import { at, circle, path, rect, repeat, stroke } from '../svg';
import { tone } from '../tones';
import { crossMark, dashes } from '../vehicles/wheels';

/** A plan of a showground on a wooden table, with the posts of the first aiders: 800 by 600, from above. */
export const sitePlan = (): string =>
  rect(0, 0, 800, 600, '#8A5F41') +
  stroke('M-10 90H810M-10 240H810M-10 400H810M-10 540H810', '#775036', 5) +
  path('M76 62 706 34l50 500L44 570z', '#5E3F2A') +
  path('M66 50 696 24l50 500L34 558z', '#F7EFDD') +
  path('M66 50 380 37l10 506L34 558z', '#FBF6EA') +
  // A field with its track, a stage, tents, roads and trees.
  `<g transform="rotate(-3 400 300)">` +
  rect(130, 130, 290, 190, '#CFE0B4', 95) +
  `<rect x="152" y="152" width="246" height="146" rx="73" fill="#A9CB8E" stroke="#D79A6B" stroke-width="16"/>` +
  dashes('M275 160v130', tone.white, 4, 10) +
  path('M500 110h150l-24 70H524z', '#8A5673') +
  path('M524 180h102l-8 10h-86z', '#70405B') +
  stroke('M40 390q200-40 340 0t336-20', '#DCC8A2', 34, 'butt') +
  dashes('M40 390q200-40 340 0t336-20', tone.cloud, 4, 14) +
  repeat(5, (i) => path(`M${450 + i * 48} 250l22-18 22 18v26h-44z`, i % 2 ? '#C98C2B' : '#2C7F86')) +
  repeat(6, (i) => circle(110 + i * 52, 456 + (i % 2) * 20, 17, i % 3 ? '#86AA78' : tone.jacaranda)) +
  crossMark(424, 196, 40) +
  crossMark(330, 410, 40) +
  dashes('M444 240q10 90-70 160', '#70405B', 7, 16) +
  circle(600, 320, 12, tone.amber) +
  circle(180, 350, 12, tone.amber) +
  '</g>' +
  // A cup of tea and a rolled chequered tape.
  circle(726, 106, 74, '#5E3F2A', 0.5) +
  circle(716, 96, 72, '#F4F1E6') +
  circle(716, 96, 52, '#DDE6E5') +
  circle(716, 96, 44, '#B0703F') +
  stroke('M650 138l-36 30', '#F4F1E6', 17) +
  at(
    96,
    512,
    1,
    circle(6, 8, 62, '#5E3F2A', 0.5) +
      circle(0, 0, 62, tone.hiViz) +
      dashes('M-46 0a46 46 0 1 1 0 .1z', tone.teal7, 32, 18) +
      circle(0, 0, 24, '#F7EFDD'),
  );
