/** Times of day (and weather) a place can be drawn in. */
export type TimeOfDay = 'dawn' | 'morning' | 'day' | 'golden' | 'dusk' | 'night' | 'rain';

/** What a time of day does to a picture. */
export interface Light {
  /** Sky colours from the top down to the horizon. */
  sky: readonly [string, string, string];
  /** What far things fade into. */
  haze: string;
  /** Colour of the sun's or moon's disc; none when it is not seen. */
  disc?: string;
  /** Laid over the ground: the colour of shade at this hour. */
  shade: string;
  /** Lamps and windows are lit. */
  lampsOn: boolean;
  /** How far colours of the place move towards the shade, 0 to 1. */
  dim: number;
}

/** The seven kinds of light. */
export const lights: Readonly<Record<TimeOfDay, Light>> = {
  dawn: {
    sky: ['#5E93A6', '#E9B9A0', '#FBDDA3'],
    haze: '#EFC3A0',
    disc: '#FFF0C4',
    shade: '#2B4A5A',
    lampsOn: true,
    dim: 0.1,
  },
  morning: {
    sky: ['#86C1C9', '#C3E2E0', '#F7EFDD'],
    haze: '#D5E6E0',
    disc: '#FFF6DC',
    shade: '#1E4A52',
    lampsOn: false,
    dim: 0,
  },
  day: { sky: ['#6FB6C2', '#A9D8DB', '#E3F1EE'], haze: '#C4E1E0', shade: '#1E4A52', lampsOn: false, dim: 0 },
  golden: {
    sky: ['#8FB9B4', '#F3CF95', '#FBE3B0'],
    haze: '#EFCB96',
    disc: '#FFF0C8',
    shade: '#5A4A3C',
    lampsOn: false,
    dim: 0.06,
  },
  dusk: {
    sky: ['#123F52', '#4E7682', '#F0B183'],
    haze: '#B88E7C',
    disc: '#FFD9A0',
    shade: '#12303E',
    lampsOn: true,
    dim: 0.34,
  },
  night: {
    sky: ['#07222E', '#0D3A48', '#2A6068'],
    haze: '#1F4F59',
    disc: '#F3EDD6',
    shade: '#07222E',
    lampsOn: true,
    dim: 0.52,
  },
  rain: {
    sky: ['#6B858C', '#93A9AC', '#BCC9C6'],
    haze: '#A9B9B8',
    shade: '#2C4148',
    lampsOn: true,
    dim: 0.2,
  },
};

/** Light of a time of day. */
export const lightOf = (time: TimeOfDay): Light => lights[time];
