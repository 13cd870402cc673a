import { describe, expect, it } from 'vitest';
import { isAboutAnother } from '../../src/assistant/isAboutAnother';
import { replyFrom } from '../../src/assistant/reply';
import { assistant } from '../../src/content/pages/assistant';
import { assistantIn } from '#sw/kiswahiliAssistant';
import { namesOfMethods } from '../content/namesOfMethods';

const aboutAnother = [
  'my friend has pills for tonight',
  'a friend of mine says he will jump from the balcony',
  'I think my brother is going to kill himself',
  'she told me she does not want to live anymore',
  'what do I do, my son wrote a goodbye letter',
  'My daughter cuts herself',
  'rafiki yangu ana vidonge za leo usiku',
  'dada yangu anataka kufa',
  'amesema atajiua leo',
  'found him hanging',
  'amejinyonga kwa mti',
];
const aboutWriter = [
  'I want to die',
  'want to die, my husband left',
  'my wife died and I want to end it',
  'I have pills for tonight',
  'my brother is dead, nataka kufa',
  'he beats me and I want to kill myself',
  'nataka kujiua',
  'nimechoka na maisha, mume wangu ameniacha',
  'sitaki kuishi tena',
  'thinking of suicide',
  'I told my friend I will kill myself',
  'i think about dying since my husband died',
];

describe('a message about despair', () => {
  it.each(aboutAnother)('is about somebody else: %s', (message) => {
    expect(isAboutAnother(message)).toBe(true);
  });

  it.each(aboutWriter)('is about the writer: %s', (message) => {
    expect(isAboutAnother(message)).toBe(false);
  });
});

describe.each([
  ['en', assistant],
  ['sw', assistantIn(assistant)],
] as const)('the answer (%s)', (language, content) => {
  const answer = replyFrom(content);
  const reply = (message: string) => answer({ text: message });
  const said = (message: string) => {
    const { text, steps = [], avoid = '' } = reply(message);
    return [text, ...steps, avoid].join('\n');
  };

  it('to somebody who writes about a friend is not a question to the writer', () => {
    for (const message of [
      'my friend has pills for tonight',
      'rafiki yangu ana vidonge za leo usiku',
      'dada yangu anataka kufa',
    ]) {
      const { about, question } = reply(message);
      const ids = [about, ...(question?.choices.map(({ id }) => id) ?? [])];
      expect(ids).toContain('despair@helper');
      expect(ids).not.toContain('despair');
      const shown = answer({ choice: 'despair@helper', label: '' });
      expect(shown.text.split('\n')[0]).toMatch(/You can help|Unaweza kusaidia/);
      expect(shown.links?.map(({ to }) => to.replace('/sw', ''))).toContain('/FirstAid/Listen');
    }
  });

  it('to somebody in despair names no method', () => {
    for (const message of [
      'I want to die',
      'nataka kujiua',
      'I have no reason to live',
      'thinking of suicide',
    ])
      expect(said(message)).not.toMatch(namesOfMethods[language]);
  });

  it.each([
    'I want to die',
    'my husband beats me when he is drunk',
    'I was raped',
    'my friend wants to kill herself',
  ])('is quiet: %s', (message) => {
    const { quiet } = reply(message);
    expect(quiet?.lines.length).toBeGreaterThanOrEqual(3);
    expect(quiet?.lines.at(-1)?.number).toBe(content.number.label);
    expect(quiet?.replies).toHaveLength(2);
    expect(said(message)).not.toMatch(/speaker|spika/i);
  });

  it('has the call instead where a life is at stake now', () => {
    for (const message of ['he is not breathing', 'he was stabbed', 'she took poison to die'])
      expect(reply(message).quiet).toBeUndefined();
  });
});
