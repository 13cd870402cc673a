import type { FirstAidList } from '../../firstAidTypes';

/** How to open the airway of somebody who is not awake after an injury: before a still neck. */
export const jaw: FirstAidList = {
  id: 'jaw',
  title: 'Not awake after a fall or a crash',
  items: [
    'Kneel behind the head, a hand on each side of it, and hold it still',
    'Noisy breathing: fingers behind both corners of the jaw, thumbs on the cheekbones, lift the jaw forward',
    'Not enough, or fluid in the mouth: one holds the head and counts, two or three roll the body onto the side with it',
    'Alone: near arm straight up beside the head. Roll them so that the head rests on that arm',
    'Nothing opens the airway? Tilt the head back, lift the chin',
  ],
};

/** When a helmet comes off, and how. */
export const helmet: FirstAidList = {
  id: 'helmet',
  title: 'A helmet',
  items: [
    'Awake and breathing: it stays on. Visor up, strap open',
    'Has to come off: one holds neck and jaw from below, one spreads the sides and slides it off, chin first',
  ],
};

/** Turning somebody who breathes and has no injury onto the side. */
export const recovery: FirstAidList = {
  id: 'side',
  title: 'Onto the side, step by step',
  items: [
    'Kneel beside them. Glasses and keys off, legs straight',
    'Near arm out at a right angle, palm up',
    'Back of the far hand to the near cheek: hold it there',
    'Other hand: far knee up, foot flat. Pull that knee towards you until they lie on the side',
    'Top knee at a right angle. Tip the head back, mouth down and open',
    'Pregnant: left side. Baby: face down along your forearm, head low, mouth free',
  ],
};

/** How a breath is given. */
export const breaths: FirstAidList = {
  id: 'breaths',
  title: 'How to give a breath',
  items: [
    'Palm on the forehead, two fingertips under the bone of the chin: head back, chin up. A baby: face level',
    'Pinch the nose, your lips round the mouth, no gap. A baby: mouth over mouth and nose',
    'Blow for 1 second until the chest rises. It stays flat? Tilt again, one more try, then push',
  ],
};
