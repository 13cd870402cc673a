import { ESLint } from 'eslint';
import { expect, test } from 'vitest';

const eslint = new ESLint();

/** What the project's own lint refuses in a file with this element. */
async function problems(filePath: string, element: string): Promise<string[]> {
  const [result] = await eslint.lintText(`export const shown = ${element};`, { filePath });
  const found = (result?.messages ?? []).filter(({ ruleId }) => ruleId === 'no-restricted-syntax');
  return found.map(({ message }) => message);
}

test.each([
  'src/app/Site.tsx',
  'src/components/LinkButton/LinkButton.tsx',
  'src/forms/ContactForm/ContactForm.tsx',
  'src/layouts/SiteShell/SiteShell.tsx',
  'src/pages/HomePage.tsx',
  'src/sections/PageIntro/PageIntro.tsx',
  'src/theme/overrides/rating.tsx',
  'stories/components/LinkButton.stories.tsx',
  '.storybook/StoryFrame.tsx',
])('lint refuses props of MUI that the library does not use: %s', async (file) => {
  expect(await problems(file, '<Stack sx={{ gap: space.m }} />')).toEqual([
    expect.stringContaining('variant'),
  ]);
  expect(await problems(file, '<Button loading>Send</Button>')).toEqual([
    expect.stringContaining('aria-busy'),
  ]);
  expect(await problems(file, '<InputBase multiline minRows={3} />')).toHaveLength(2);
  expect(await problems(file, '<Button disabled focusRipple>Send</Button>')).toHaveLength(2);
});

test('elements of HTML keep their own attributes', async () => {
  expect(await problems('src/components/SitePicture/SitePicture.tsx', '<img loading="lazy" />')).toEqual([]);
  expect(await problems('stories/docs/parts/MailSheets.tsx', '<Frame loading="lazy" />')).toEqual([]);
  expect(await problems('src/forms/BookingForm/DateField.tsx', '<option disabled />')).toEqual([]);
});
