import { describe, expect, it } from 'vitest';
import { topicSearch } from '../../src/assistant/topicSearch';
import { searchIndex as english } from '../../src/content/pages/firstAid/search';
import { searchIndex as kiswahili } from '#sw/firstAid/search';

/**
 * What people type, and what has to come first: the address below the list of first aid. Who has fainted may still not wake up:
 * the page for that comes before the one on fainting.
 */
const first = {
  amezirai: 'NotAwake',
  kuzimia: 'NotAwake',
  chocking: 'Choking',
  electrocuted: 'ElectricShock',
  'labour pains': 'Birth',
  drunk: 'NotAwake#drunk',
  pombe: 'NotAwake#drunk',
  scorpion: 'Snakebite#scorpion',
  dislocated: 'BrokenBone',
  tooth: 'Bleeding',
  'finger cut': 'Bleeding',
  kuharisha: 'SickChild',
  sickle: 'SickChild#sickleCell',
  hippo: 'DogBite#wildAnimal',
  'baby choking': 'Choking#baby',
  'my child is not breathing': 'NotBreathing#child',
  'mtoto hapumui': 'NotBreathing#child',
  convulsion: 'Seizure',
  'stroke symptoms': 'Stroke',
  'burned by hot water': 'Burns',
  'he fell from a roof': 'Spine',
  'my baby swallowed a coin': 'Choking#baby',
  gas: 'Smoke',
  nge: 'Snakebite#scorpion',
  nyoka: 'Snakebite',
  cut: 'Bleeding',
  heart: 'HeartAttack',
  labour: 'Birth',
  'snake bite': 'Snakebite',
};

const indexes = [
  ['/FirstAid', english],
  ['/sw/FirstAid', kiswahili],
] as const;

describe.each(indexes)('the search of %s', (root, index) => {
  const search = topicSearch(index);
  const found = (typed: string) => search(typed).map(({ to }) => to.replace(`${root}/`, ''));

  it.each(Object.entries(first))('%s: %s', (typed, page) => {
    expect(found(typed)[0]).toBe(page);
  });

  it('leads on to fainting who has fainted', () => {
    for (const typed of ['amezirai', 'kuzimia', 'fainted']) expect(found(typed)).toContain('Fainting');
  });

  it('has nothing for words that say nothing', () => {
    expect(search('he is not himself today')).toEqual([]);
    expect(search('help')).toEqual([]);
  });

  it('finds what is being typed, before the word is whole', () => {
    expect(found('nyok')).toEqual(['Snakebite']);
  });

  it('finds at most four, each with its sign', () => {
    for (const typed of Object.keys(first)) expect(search(typed).length).toBeLessThanOrEqual(4);
    expect(index.filter(({ sign, title }) => sign === '' || title === '')).toEqual([]);
  });
});
