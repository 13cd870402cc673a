import babyChoking from 'virtual:picture/firstAid-baby-choking';
import babyCpr from 'virtual:picture/firstAid-baby-cpr';
import backBlows from 'virtual:picture/firstAid-back-blows';
import burn from 'virtual:picture/firstAid-burn';
import cpr from 'virtual:picture/firstAid-cpr';
import eyeRinse from 'virtual:picture/firstAid-eye-rinse';
import neck from 'virtual:picture/firstAid-neck';
import pressWound from 'virtual:picture/firstAid-press-wound';
import recovery from 'virtual:picture/firstAid-recovery';
import stroke from 'virtual:picture/firstAid-stroke';
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
