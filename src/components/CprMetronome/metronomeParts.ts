import { metronomeData, type MetronomeNames } from '../../behaviours/beat/cprContract';
import { namedParts } from '../behaviourProps';

export const { part, when, atPart, atCase } = namedParts<MetronomeNames>();

/** Selects the screen in a case, in styles. */
export const atScreen = <Of extends keyof MetronomeNames['cases']>(
  of: Of,
  name: MetronomeNames['cases'][Of],
) => `[${metronomeData[of]}=${name}]` as const;
