import babyChoking from 'virtual:picture/firstAid-baby-choking/sw';
import babyCpr from 'virtual:picture/firstAid-baby-cpr/sw';
import backBlows from 'virtual:picture/firstAid-back-blows/sw';
import burn from 'virtual:picture/firstAid-burn/sw';
import cpr from 'virtual:picture/firstAid-cpr/sw';
import eyeRinse from 'virtual:picture/firstAid-eye-rinse/sw';
import neck from 'virtual:picture/firstAid-neck/sw';
import pressWound from 'virtual:picture/firstAid-press-wound/sw';
import recovery from 'virtual:picture/firstAid-recovery/sw';
import stroke from 'virtual:picture/firstAid-stroke/sw';
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
