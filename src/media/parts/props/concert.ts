import { at, blend, circle, ellipse, glow, path, rect, repeat, seeded } from '../svg';

/** A stage by night with its beams over the crowd: 800 by 600; `front` heads stand nearest. */
export const stage = (): string =>
  `<path d="M0 0h800v600H0z" fill="${blend('#1C1430', '#4A2750', '#8A3F5A')}"/>` +
  path('M110 330V70h580v260z', '#2A1838') +
  path('M150 110h500v220H150z', '#6B2F5C') +
  circle(400, 230, 90, '#F2A65A') +
  path('M310 230a90 90 0 0 1 180 0z', '#F6C37A') +
  repeat(7, (i) => path(`M${130 + i * 90} 84l${-210 + i * 70} 400h90z`, i % 2 ? '#F2C06B' : '#E58AA8', 0.2)) +
  rect(90, 56, 620, 26, '#120D20') +
  repeat(7, (i) => circle(130 + i * 90, 84, 11, i % 2 ? '#FFE9B8' : '#F7C6D6')) +
  path('M60 40h60v330H60zM680 40h60v330h-60z', '#120D20') +
  repeat(4, (i) => circle(90, 90 + i * 70, 20, '#2E2144') + circle(710, 90 + i * 70, 20, '#2E2144')) +
  // A singer and a drummer against the light.
  circle(390, 252, 15, '#1C1226') +
  path('M362 330q-2-58 28-60 20 0 24 20l30-32 10 8-34 44q-6 10-6 20z', '#1C1226') +
  path('M410 262l34-14 6 12-34 12z', '#1C1226') +
  ellipse(520, 320, 40, 24, '#1C1226') +
  circle(520, 276, 15, '#1C1226') +
  path('M494 330v-30q26-18 52 0v30z', '#1C1226') +
  path('M60 326h680v24H60z', '#120D20') +
  ellipse(400, 330, 360, 60, glow('#F2A65A'));

/** Heads and raised arms of a crowd in front of the stage, from behind. */
export const crowdBack = (): string => {
  const random = seeded(7);
  const row = (y: number, size: number, count: number, colour: string): string =>
    repeat(count, (i) => {
      const x = ((i + 0.2 + random() * 0.6) * 840) / count - 20;
      const top = y + random() * size * 0.5;
      const arm = random();
      return at(
        x,
        top,
        size / 40,
        path(
          `M-13 0a13 15 0 1 1 26 0q0 9-7 13 26 4 30 22V200H-36V35q4-18 30-22-7-4-7-13z${
            arm > 0.55 ? 'M18 30 40-48q8-4 10 4L38 60z' : ''
          }${arm > 0.75 ? 'M-18 30-38-52q-8-4-10 4l10 90z' : ''}`,
          colour,
        ),
      );
    });
  return row(380, 26, 17, '#3A1E42') + row(430, 40, 12, '#2A1534') + row(510, 62, 8, '#1A0E24');
};
