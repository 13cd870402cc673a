import { normalisePhone, plainNumber } from '../domain/phone';

/** Numbers such as 999 and 1199. */
const shortNumber = /^\d{3,4}$/;

/** Separators of numbers: a comma or semicolon of any script, a slash between spaces, or the word "or" in English or Kiswahili. */
const between = /[,;，；、،؛]|\s\/\s|\s(?:or|au)\s/i;

/** Whether a text contains only numbers that can be called, one or several, including those of the emergency services. */
export function canBeCalled(text: string): boolean {
  return text
    .split(between)
    .every((one) => shortNumber.test(plainNumber(one)) || normalisePhone(one) !== undefined);
}
