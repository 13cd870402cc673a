import type { TopicId } from '../../../domain/chat/topics';

/** What not to do, by topic: said on the pages and by the assistant. A clinician has to agree to a change. */
export const avoid = {
  notBreathing: [
    'Do not take gasping for breathing: the heart may have stopped.',
    'Do not take jerking for a fit only: check breathing.',
    'Do not press on the chest of somebody who is awake.',
  ],
  choking: [
    'Do not give a baby abdominal thrusts.',
    'Do not reach into the throat of a baby for what you cannot see.',
  ],
  bleeding: [
    'Do not pull out what is stuck in a wound.',
    'Do not put a tourniquet on a joint.',
    'Do not forget the time: note when a tourniquet was put on.',
  ],
  heartAttack: [
    'Do not drive yourself to hospital.',
    'Do not give aspirin where face, arms or speech have changed.',
    'Do not give any medicine but this one tablet, unless the dispatcher says so.',
  ],
  stroke: [
    'Do not give aspirin or another medicine.',
    'Do not give food or drink.',
    'Do not drive the person yourself: call first.',
  ],
  burns: ['No ice.', 'No butter, no toothpaste, no egg.', 'Do not pull off what sticks to the skin.'],
  roadAccident: [
    'Do not take off a helmet, unless the rider does not breathe normally.',
    'Do not pull anybody out, unless fire or traffic threatens.',
    'Do not give food or drink.',
  ],
  snakebite: [
    'No tourniquet.',
    'Do not cut or suck the bite.',
    'No herbs on the bite.',
    'No tight bandage, unless the dispatcher or a clinician says so.',
  ],
} as const satisfies Partial<Record<TopicId, readonly string[]>>;
