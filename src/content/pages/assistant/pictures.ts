import babyChoking from 'virtual:picture/firstAid-baby-choking/en/assistant';
import babyCpr from 'virtual:picture/firstAid-baby-cpr/en/assistant';
import backBlows from 'virtual:picture/firstAid-back-blows/en/assistant';
import burn from 'virtual:picture/firstAid-burn/en/assistant';
import cpr from 'virtual:picture/firstAid-cpr/en/assistant';
import eyeRinse from 'virtual:picture/firstAid-eye-rinse/en/assistant';
import neck from 'virtual:picture/firstAid-neck/en/assistant';
import pressWound from 'virtual:picture/firstAid-press-wound/en/assistant';
import recovery from 'virtual:picture/firstAid-recovery/en/assistant';
import stroke from 'virtual:picture/firstAid-stroke/en/assistant';
import type { AssistantContent } from '../../assistantTypes';

/** Drawings that go with the answers. */
export const pictures: AssistantContent['pictures'] = {
  cpr,
  babyCpr,
  recovery,
  backBlows,
  babyChoking,
  pressWound,
  stroke,
  burn,
  neck,
  eyeRinse,
};
