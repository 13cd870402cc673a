import sharp, { type Sharp } from 'sharp';

/** Parameters of a test photo. */
export interface PhotoLook {
  /** Width in px. */
  width: number;
  /** Height in px. */
  height: number;
  /** Centre of the subject, a red disc, as fractions of width and height. */
  subject: readonly [x: number, y: number];
  /** Amplitude of the noise per channel, 0 to 255; by default that of a camera in the dark. */
  noise?: number;
}

/** Radius of the subject, as a fraction of the shorter side. */
export const subjectRadius = 0.08;

/** Draws a gradient with noise and a red disc: as many bytes as a camera's picture, and the same bytes each time. */
export function noisyPhoto({ width, height, subject, noise = 60 }: PhotoLook): Sharp {
  const data = Buffer.alloc(width * height * 3);
  const radius = subjectRadius * Math.min(width, height);
  let seed = 7;
  const random = () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed / 2 ** 32;
  };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const away = (random() + random() + random() - 1.5) * noise;
      const inside = Math.hypot(x - subject[0] * width, y - subject[1] * height) < radius;
      const red = inside ? 230 : 40 + (110 * x) / width;
      const green = inside ? 30 : 90 + (100 * y) / height;
      const blue = inside ? 30 : 170 - (80 * x) / width;
      const at = (y * width + x) * 3;
      data[at] = Math.min(255, Math.max(0, red + away));
      data[at + 1] = Math.min(255, Math.max(0, green + away));
      data[at + 2] = Math.min(255, Math.max(0, blue + away));
    }
  }
  return sharp(data, { raw: { width, height, channels: 3 } });
}

/** Whether a pixel shows the subject. */
export const isSubject = (red: number, green: number, blue: number): boolean =>
  red > 170 && green < 90 && blue < 90;
