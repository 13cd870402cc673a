import { describe, expect, it } from 'vitest';
import { circumstancesOf, type Circumstances } from '../../src/assistant/circumstances';

/** Messages of each kind in English, Kiswahili and Sheng, and messages that are only near it. */
const kinds: Record<keyof Circumstances, { said: readonly string[]; notSaid: readonly string[] }> = {
  past: {
    said: [
      'as a child i nearly drowned in lake victoria',
      'my uncle had a stroke in 1998',
      'he broke his leg two years ago',
      'i fainted when i was in class four',
      'nilipokuwa mtoto nilizama mtoni',
      'zamani nilikuwa na pumu',
      'miaka kumi iliyopita nyumba yetu iliungua',
      'nikiwa mtoi nilibreak mkono',
      'kitambo sana nilikuwa na asthma',
    ],
    notSaid: [
      'he is drowning now, he nearly drowned as a child',
      'alilazwa icu kwa pumu mwaka jana na leo imerudi',
      'she hit her head yesterday and vomits',
      'alianguka jana anatapika',
      'his attack two years ago is back',
      'nikiwa kwa shamba nimeumwa na nyoka',
      'the child is not breathing',
      'ako na seizure, kitambo hivi',
    ],
  },
  out: {
    said: [
      'we pulled him out of the dam and he coughs',
      'the boy has been taken out of the pool',
      'they dragged her from the river',
      'he is out of the water now',
      'mtoto ametumbukia kisimani, tumemtoa anatapika maji',
      'ametolewa majini sasa',
      'wamemvuta ufukweni anakohoa',
      'msee alizama lakini tumemtoa, hafungui macho',
      'we pulled mtoi from the dam, anakohoa maji',
    ],
    notSaid: [
      'he went under the water, i see only a hand',
      'we cannot get him out of the river',
      'one is out, the other is still in the water',
      'mtoto amezama na hatujamtoa',
      'mvuvi bado yuko majini',
      'tunajaribu kumtoa kisimani',
      'bro amezama na hakuna mtu anajua kuswim, bado hatujamtoa',
      'we have pulled the car out, nobody can reach him',
    ],
  },
  born: {
    said: [
      'she gave birth yesterday and bleeds',
      'my wife delivered at home and is dizzy',
      'the baby is out, cord still joined',
      'bleeding a lot after delivery',
      'alijifungua jana na damu haiachi',
      'amezaa lakini kondo bado iko ndani',
      'damu nyingi baada ya kujifungua',
      'nilijifungua last week sai nableed',
      'mtoi ashazaliwa, placenta haijatoka',
    ],
    notSaid: [
      'my wife is in labour',
      'she is pushing and the head is showing',
      'she gave birth before, now she is in labour again',
      'mke wangu anajifungua kwa gari',
      'mguu wa mtoto umetoka kwanza',
      'ana uchungu wa kuzaa',
      'mresh yuko labour, anapush',
      'pregnant and due next week',
    ],
  },
  other: {
    said: [
      'my friend has pills for tonight',
      'i think my brother wants to kill himself',
      'she says she wants to die',
      'rafiki yangu ana vidonge za leo usiku',
      'dada yangu anataka kufa',
      'amesema atajiua leo',
      'beshte ana vidonge za leo usiku',
    ],
    notSaid: ['i want to die', 'nataka kujiua', 'nimechoka na maisha', 'i have pills for tonight'],
  },
  nobody: {
    said: [
      'Nobody was hurt',
      'no one was injured in the crash',
      'i am not sick',
      'there were no casualties',
      'leo hakuna majeruhi',
      'mimi hapana mgonjwa',
      'hakuna aliyeumia, tunashukuru',
      'hakuna mtu ameumia, bumper imebend',
      'sisi si wagonjwa',
    ],
    notSaid: [
      'nobody is hurt except my son',
      'nobody was hurt but he is dizzy',
      'nobody is helping, he is hurt',
      'hakuna majeruhi lakini mmoja hapumui',
      'hakuna mtu wa kunisaidia, nimeumia',
      'yeye ni mgonjwa',
      'no breath and no pulse',
    ],
  },
  awakeAgain: {
    said: [
      'she is awake now',
      'he fainted and came round',
      'he woke up and asks for water',
      'she opened her eyes again',
      'ameamka anataka maji',
      'alizimia, sasa amezinduka',
      'amepata fahamu',
      'msee aliblackout lakini ameamka',
      'ameamka after kumwagiwa maji',
    ],
    notSaid: [
      'he will not wake up',
      'she never came round',
      'she woke up for a second and then went under again',
      'haamki hata tukimwagia maji',
      'hajaamka tangu asubuhi',
      'aliamka kisha hajitambui',
      'msee hajaamka bado',
      'nimeamka na homa',
    ],
  },
};

describe.each(Object.entries(kinds))('%s', (kind, { said, notSaid }) => {
  const has = (message: string) => kind in circumstancesOf(message);

  it.each(said)('is said: %s', (message) => {
    expect(has(message), JSON.stringify(circumstancesOf(message))).toBe(true);
  });

  it.each(notSaid)('is not said: %s', (message) => {
    expect(has(message), JSON.stringify(circumstancesOf(message))).toBe(false);
  });
});

it('nothing is said of an empty message or a greeting', () => {
  for (const message of ['', ' ', 'hello', 'habari']) expect(circumstancesOf(message)).toEqual({});
});
