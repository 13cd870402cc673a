import { at, path, rect, repeat } from '../svg';
import { mix, tone } from '../tones';
import { carAbove, crownAbove, vanAbove } from '../vehicles/fromAbove';
import { dashes } from '../vehicles/wheels';

/** A town road from high above: traffic has pulled aside for an ambulance; 800 by 600. */
export const roadAbove = (): string =>
  rect(0, 0, 800, 600, '#B4784E') +
  path('M0 0h210v600H0z', '#9DB36C') +
  path('M60 0h96v600H60z', '#C48A5C') +
  `<g transform="rotate(14 400 300)">` +
  rect(190, -200, 430, 1000, '#D9CBB0') +
  rect(216, -200, 378, 1000, '#4A5C62') +
  dashes('M342-200V800M468-200V800', tone.cloud, 6, 46) +
  path('M224-200h6V800h-6zM580-200h6V800h-6z', tone.amber) +
  repeat(8, (i) => rect(232 + i * 45, 10, 24, 66, '#E6ECE6')) +
  // Lamps throw red and blue on the road.
  at(405, 330, 0.56, vanAbove(true)) +
  at(284, 420, 0.52, carAbove('#F4F1E6', true)) +
  at(276, 150, 0.48, carAbove('#C98C2B')) +
  at(536, 250, 0.52, carAbove('#7C3F58', true)) +
  at(530, 520, 0.48, carAbove('#486784')) +
  at(540, 10, 0.48, carAbove('#B56B48')) +
  '</g>' +
  // Roofs of sheet metal and trees beside the road.
  path('M560-20l260 60v190l-300-60z', mix('#B5654A', tone.ink, 0.1)) +
  path('M560-20l130 30-34 190-136-30z', '#C77A5C') +
  dashes('M540 74l280 64', mix('#B5654A', tone.ink, 0.28), 190, 3) +
  at(690, 470, 0.42, crownAbove(tone.jacaranda)) +
  at(780, 320, 0.3, crownAbove('#4B8C62')) +
  at(70, 130, 0.4, crownAbove('#3F7A4E')) +
  at(40, 480, 0.48, crownAbove('#4B8C62')) +
  at(180, 620, 0.3, crownAbove(tone.jacaranda));
