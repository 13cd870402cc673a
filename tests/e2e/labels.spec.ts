import { styleData } from '../../src/theme/attributes';
import { expect, test } from '../support/e2e';

const label = `[${styleData.example}]`;

/** Pages that show people, reviews or activities; that each sample has its label: tests/content/samples.test.tsx. */
const paths = ['/', '/AboutHospital', '/AboutPage', '/Gallery', '/OurTeam', '/Testimonials'];

// On the built site, whose cards are drawn as visitors get them: pictures of stories draw what is off the screen, too.
test('the middle of every label "Example" belongs to the label', async ({ page, request }) => {
  test.slow();
  for (const path of paths) {
    if (!(await (await request.get(path)).text()).includes(` ${styleData.example}=`)) continue;
    await page.goto(path);
    const hidden = await page.locator(`main ${label}`).evaluateAll(async (labels) => {
      const found: string[] = [];
      for (const element of labels) {
        element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        // Frames near the screen are drawn with the next frame.
        for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
        const { left, top, width, height } = element.getBoundingClientRect();
        const there = document.elementFromPoint(left + width / 2, top + height / 2);
        if (there !== element)
          found.push(`${element.parentElement?.textContent ?? ''}: ${String(there?.tagName)}`);
      }
      return [`${String(labels.length > 0)}`, ...found];
    });
    expect.soft(hidden, path).toEqual(['true']);
  }
});
