import { describe, expect, it } from 'vitest';
import { nameLines } from '../../src/components/Brand/nameLines';

describe('lines of the word mark', () => {
  it.each([
    ['Haraka Paramedics', ['Haraka', 'Paramedics']],
    ['Okoa', ['Okoa']],
    ['Okoa Now', ['Okoa Now']],
    ['  Haraka   Paramedics ', ['Haraka', 'Paramedics']],
    ['Wanjala & Otieno Ambulances', ['Wanjala', '& Otieno Ambulances']],
    ['St John Ambulance Kenya', ['St John', 'Ambulance Kenya']],
    ['Haraka Paramedics and Ambulance Services', ['Haraka Paramedics', 'and Ambulance Services']],
    ['إسعاف هراكا', ['إسعاف', 'هراكا']],
    ['Llanfairpwllgwyngyllgogerychwyrndrobwlll', ['Llanfairpwllgwyngyllgogerychwyrndrobwlll']],
  ])('%s', (name, lines) => {
    expect(nameLines(name)).toEqual(lines);
  });

  it('keep every word, in its order', () => {
    const name = 'A B C D E F G H I J K L M N O P Q R S T';
    expect(nameLines(name).join(' ')).toBe(name);
  });
});
