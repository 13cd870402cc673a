import { airway, callFirst } from './short';

/** First aid for children and babies where it differs from an adult's. A clinician has to agree to a change. */
export const young = {
  child: [
    callFirst,
    'Shout and tap both shoulders. No response? Tilt the head back a little, lift the chin, look at the chest 10 seconds.',
    'No breathing, only gasps, or not sure? Pinch the nose, your lips round the mouth: 5 breaths, 1 second each.',
    'Then push: heel of one hand, or two hands, on the centre of the chest.',
    'Push down one third of the chest, about 5 cm, 100 to 120 times a minute. Let it come all the way up.',
    'Go on: 30 pushes, then 2 breaths. You cannot give breaths? Push without a break.',
    'Alone, no phone? CPR for 1 minute, then go and call. Carry a small child with you.',
    'An AED? Use it at any age. Only adult pads? Use them: one on the chest, one between the shoulder blades.',
  ],
  baby: [
    callFirst,
    'No response? Keep the face level, lift the chin, look at the chest for up to 10 seconds.',
    'No breathing, only gasps, or not sure? Mouth over mouth and nose: 5 small breaths, only the air in your cheeks.',
    'Then push: two thumbs on the breastbone, just below the nipple line, fingers round the back.',
    'Or the heel of one hand. One third of the chest, about 4 cm, 100 to 120 times a minute.',
    'Go on: 30 pushes, then 2 breaths. You cannot give breaths? Push without a break.',
    'Alone, no phone? CPR for 1 minute, then go and call. Carry the baby with you.',
    'An AED? Better than not, after breaths and pushes: one pad on the chest, one between the shoulder blades.',
  ],
  babyNotAwake: [
    callFirst,
    'No response? Keep the face level, lift the chin, look at the chest for up to 10 seconds.',
    'No normal breathing, only gasps, or not sure? 5 small breaths over mouth and nose, then push with two thumbs.',
    'Breathing normally, no injury? Face down along your forearm, head lower than the bottom, chin up, mouth free.',
    `After a fall or a crash: ${airway.quiet}`,
    'Watch the chest. Breathing stops, or becomes gasps? On the back: breaths and pushes.',
  ],
  babyChoking: [
    callFirst,
    'Alone with the baby? Begin first, and call with the speaker on.',
    'It coughs or cries? Let it. It cannot? Lay it face down on your forearm and thigh, head low, jaw held.',
    'Give 5 back blows with the heel of your hand, between the shoulder blades.',
    'Still stuck? Turn it face up, head low: 5 chest thrusts with the heel of one hand, in the middle of the chest.',
    'Go on, 5 and 5 in turn, until it is out.',
    'It goes limp? Lay it on the floor, look into the mouth, and begin with breaths and pushes as for a baby.',
  ],
} as const;
