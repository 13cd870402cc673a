import babyChoking from 'virtual:picture/firstAid-baby-choking/sw/assistant';
import babyCpr from 'virtual:picture/firstAid-baby-cpr/sw/assistant';
import backBlows from 'virtual:picture/firstAid-back-blows/sw/assistant';
import burn from 'virtual:picture/firstAid-burn/sw/assistant';
import cpr from 'virtual:picture/firstAid-cpr/sw/assistant';
import eyeRinse from 'virtual:picture/firstAid-eye-rinse/sw/assistant';
import neck from 'virtual:picture/firstAid-neck/sw/assistant';
import pressWound from 'virtual:picture/firstAid-press-wound/sw/assistant';
import recovery from 'virtual:picture/firstAid-recovery/sw/assistant';
import stroke from 'virtual:picture/firstAid-stroke/sw/assistant';
import type { AssistantContent } from '../../assistantTypes';

/** Drawings that go with the answers, described in Kiswahili. */
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
