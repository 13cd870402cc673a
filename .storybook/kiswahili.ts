import { cloneElement, isValidElement } from 'react';

type Module = Readonly<Record<string, unknown>>;

const byFile = (found: Record<string, Module>) =>
  new Map(
    Object.entries(found).map(([path, module]) => [path.replace(/^.*\/content\/[a-z]{2}\//, ''), module]),
  );

const english = byFile(import.meta.glob<Module>('../src/content/en/**/*.ts', { eager: true }));
const kiswahili = byFile(import.meta.glob<Module>('../src/content/sw/**/*.ts', { eager: true }));

/** Whether a value is a list or an object of words. */
const isWords = (value: unknown): value is Readonly<Record<string, unknown>> =>
  Array.isArray(value) || (value instanceof Object && Object.getPrototypeOf(value) === Object.prototype);

const words = new Map<string, string>();

/** Notes what stands at the same place in both languages; the first text of a kind counts. */
function compare(said: unknown, told: unknown): void {
  if (typeof said === 'string' && typeof told === 'string') {
    if (said !== '' && !words.has(said)) words.set(said, told);
  } else if (isWords(said) && isWords(told))
    for (const [name, part] of Object.entries(said)) compare(part, told[name]);
}

for (const [file, module] of english) {
  const twin = kiswahili.get(file);
  if (twin) for (const [name, value] of Object.entries(module)) compare(value, twin[name]);
}

/** A story's args with the words of the site's content in Kiswahili; what is not from there stays as it is. */
export function inKiswahili<Value>(value: Value): Value {
  if (typeof value === 'string') return (words.get(value) ?? value) as Value;
  if (Array.isArray(value)) return value.map((part: unknown) => inKiswahili(part)) as Value;
  if (isValidElement<object>(value)) return cloneElement(value, inKiswahili(value.props)) as Value;
  if (!isWords(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, inKiswahili(part)])) as Value;
}
