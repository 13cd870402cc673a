import type { TopicId } from '../../../domain/assistantIds';

/** What not to do, by topic: said on the pages and by the assistant. A clinician has to agree to a change. */
export const avoid = {
  notBreathing: [
    'Jerking can mean the heart has stopped. When it stops, check breathing.',
    'Do not push on the chest of somebody who is awake.',
  ],
  choking: [
    'Do not give a baby abdominal thrusts.',
    'Do not put a finger into the throat for what you cannot see.',
    'Do not give water. Do not shake anybody upside down.',
  ],
  bleeding: [
    'Do not pull out what is stuck in a wound.',
    'Do not use wire, string or a lace as a tourniquet. Do not put it on a joint.',
    'Do not loosen a tourniquet. Never tie one round the neck.',
  ],
  heartAttack: [
    'Do not drive yourself to hospital.',
    'Do not give aspirin where face, arms or speech have changed.',
    'Do not give any other medicine, unless we say so on the phone.',
  ],
  stroke: [
    'Do not give aspirin or another medicine.',
    'Do not give food or drink.',
    'Do not drive the person yourself: call first.',
  ],
  burns: [
    'No ice.',
    'No butter, no toothpaste, no egg.',
    'Do not burst blisters.',
    'Do not pull off what sticks to the skin.',
  ],
  roadAccident: [
    'Do not take off a helmet, unless the rider does not breathe normally or cannot be helped with it on.',
    'Do not pull anybody out, unless there is fire or traffic.',
    'Do not give food or drink.',
  ],
  snakebite: [
    'Do not chase the snake. A photo only from far away.',
    'No tourniquet.',
    'Do not cut or suck the bite. No black stone, no herbs on the bite.',
    'No alcohol, no aspirin.',
    'No tight bandage, unless the dispatcher or a clinician says so.',
  ],
} as const satisfies Partial<Record<TopicId, readonly string[]>>;
