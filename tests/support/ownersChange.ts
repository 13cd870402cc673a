import type { Plugin } from 'vite';

/** One change of a content file: the text to find, and the owner's text. */
type Change = readonly [found: RegExp, written: string];

/** A realistic review: longer than a sentence of ours, and full of praise. */
const review =
  'They were the best people we have ever had at our school, and when a child fell in the yard they came at once, looked after her, called her mother, stayed until she was calm and wrote down for us everything that they had done.';

/** Changes to which the owner's guide invites, by file of `src/content/en`. */
const changes: Readonly<Record<string, readonly Change[]>> = {
  'figures.ts': [[/value: '[^']*'/, "value: '9,999+'"]],
  'faq.ts': [[/answer: \[[^\]]*\]/, "answer: ['Ask us: we tell you before we come.']"]],
  'people.ts': [
    [/name: '[^']*'/, "name: 'Wairimu Njeri'"],
    [/role: '[^']*'/, "role: 'Nurse'"],
    [/sample: true/, 'sample: false'],
  ],
  'samples.ts': [
    [/text: '[^']*'/, `text: '${review}'`],
    [/rating: \d/, 'rating: 3'],
    [/sample: true,/, ''],
  ],
  'activities.ts': [
    [/title: '[^']*'/, "title: 'Open day at our station'"],
    [/description: *'[^']*'/, "description: 'Come and look into an ambulance.'"],
    [/date: '[^']*'/, "date: '2027-03-06'"],
    [/sample: true/, 'sample: false'],
  ],
  'clinics.ts': [[/opens: '\d+:\d+', closes: '\d+:\d+'/, "opens: '08:00', closes: '11:30'"]],
};

/** The content after an owner's changes: the tests must pass with it as well. */
export function ownersChange(): Plugin {
  return {
    name: 'owners-change',
    enforce: 'pre',
    transform(code, id) {
      const file = /\/src\/content\/en\/(\w+\.ts)$/.exec(id)?.[1];
      const own = file === undefined ? undefined : changes[file];
      if (!own) return undefined;
      return own.reduce((text, [found, written]) => {
        if (!found.test(text)) throw new Error(`${id} has nothing like ${String(found)}`);
        return text.replace(found, written);
      }, code);
    },
  };
}
