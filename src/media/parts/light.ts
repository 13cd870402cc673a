/** Times of day (and weather) in which a place can be drawn. */
export type TimeOfDay = 'dawn' | 'morning' | 'day' | 'golden' | 'dusk' | 'night' | 'rain';

/** Effect of a time of day on a picture. */
export interface Light {
  /** Sky colours from the top down to the horizon. */
  sky: readonly [string, string, string];
  /** Kind of clouds: thin banks, fair-weather heaps, or a grey ceiling. */
  clouds: 'banks' | 'heaps' | 'ceiling';
  /** Colour into which distant things fade. */
  haze: string;
  /** Colour of the sun's or moon's disc; left out if it is not visible. */
  disc?: string;
  /** Laid over the ground: the colour of shade at this hour. */
  shade: string;
  /** Whether lamps and windows are lit. */
  lampsOn: boolean;
  /** How much the colours of the place are shifted towards the shade, 0 to 1. */
  dim: number;
}

/** The seven kinds of light. */
export const lights: Readonly<Record<TimeOfDay, Light>> = {
  dawn: {
    sky: ['#4F8AA2', '#E8B49C', '#FFDFA0'],
    clouds: 'banks',
    haze: '#EFC3A0',
    disc: '#FFF0C4',
    shade: '#2B4A5A',
    lampsOn: true,
    dim: 0.1,
  },
  morning: {
    sky: ['#7DBECB', '#BFE1DF', '#FBEFD6'],
    clouds: 'banks',
    haze: '#D5E6E0',
    disc: '#FFF6DC',
    shade: '#1E4A52',
    lampsOn: false,
    dim: 0,
  },
  day: {
    sky: ['#5FAEC0', '#A4D6DC', '#E6F3EE'],
    clouds: 'heaps',
    haze: '#C4E1E0',
    shade: '#1E4A52',
    lampsOn: false,
    dim: 0,
  },
  golden: {
    sky: ['#7FB2B4', '#F2CB92', '#FFE6B0'],
    clouds: 'banks',
    haze: '#EFCB96',
    disc: '#FFF0C8',
    shade: '#5A4A3C',
    lampsOn: false,
    dim: 0.06,
  },
  dusk: {
    sky: ['#123F52', '#4E7682', '#F0B183'],
    clouds: 'banks',
    haze: '#B88E7C',
    disc: '#FFD9A0',
    shade: '#12303E',
    lampsOn: true,
    dim: 0.34,
  },
  night: {
    sky: ['#07222E', '#0D3A48', '#2A6068'],
    clouds: 'banks',
    haze: '#1F4F59',
    disc: '#F3EDD6',
    shade: '#07222E',
    lampsOn: true,
    dim: 0.52,
  },
  rain: {
    sky: ['#6B858C', '#93A9AC', '#BCC9C6'],
    clouds: 'ceiling',
    haze: '#A9B9B8',
    shade: '#2C4148',
    lampsOn: true,
    dim: 0.2,
  },
};

/** Light of a time of day. */
export const lightOf = (time: TimeOfDay): Light => lights[time];
