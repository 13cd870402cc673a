import { normalisePhone } from './phone';

/** Numbers such as 999 and 1199. */
const shortNumber = /^\d{3,4}$/;

/** Between two numbers: a comma, a semicolon, a slash between spaces, or the word in English or Kiswahili. */
const between = /[,;]|\s\/\s|\s(?:or|au)\s/i;

/** Whether somebody could call what is written: one number or several, those of the emergency services among them. */
export function canBeCalled(text: string): boolean {
  return text
    .split(between)
    .map((one) => one.trim())
    .every((one) => shortNumber.test(one) || normalisePhone(one) !== undefined);
}
