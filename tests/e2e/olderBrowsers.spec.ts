import { expect, test } from '../support/e2e';
import { filling } from './steps/contact';
import { messagesBy } from './steps/desk';
import { olderPage } from './steps/olderPage';

// Features that the site switches off and these browsers do not know yet.
test.use({ expectedMessages: [/Permissions-Policy header/] });

const about = ['header summary', 'About Us'] as const;
const services = ['header summary', 'Our Services'] as const;

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('home: popup, one menu open at a time, its last link within reach, Esc', async ({ page }) => {
    const { shows, hides, press, count, bring } = olderPage(page, true);
    await page.goto('/');
    await shows('[data-behaviour=popup][data-shown] [lang=sw]', 'Karibu.');
    await press('[data-close]');
    await expect.poll(() => count('[data-behaviour=popup][data-shown]')).toBe(0);

    // The name keeps its two lines, and first aid stays beside it.
    const brand = (await shows('header [data-brand]')).box;
    expect(brand.height).toBeLessThan(60);
    const quick = (await shows('header a[href="/FirstAid"]')).box;
    expect(quick.left).toBeGreaterThanOrEqual(brand.left + brand.width);
    expect(quick.left + quick.width).toBeLessThanOrEqual(360);

    await press('header summary', 'Menu');
    await press(...about);
    await shows('header nav a', 'Our Team');
    await press(...services);
    await shows('header nav a', 'Sports Coverage');
    await hides('header nav a', 'Our Team');

    // The menu scrolls by itself: the page beneath does not move.
    const last = 'header nav > ul > li:last-child > a';
    await bring(last);
    const { text, box, onTop } = await shows(last);
    expect(text).toBe('FAQ');
    expect(onTop).toBe(true);
    expect(box.top + box.height).toBeLessThanOrEqual(740);
    expect(await page.evaluate(() => scrollY)).toBe(0);

    await page.keyboard.press('Escape');
    await hides('header nav a', 'Sports Coverage');
    await page.keyboard.press('Escape');
    await hides('header nav a', 'FAQ');
    await press('header summary', 'Menu');
    await press('header nav a', 'FAQ');
    await expect(page).toHaveURL(/\/FAQ$/);
  });

  test('FAQ: one answer is open; the assistant fills the screen and says what to do', async ({ page }) => {
    const { shows, hides, press, bring, seen } = olderPage(page, true);
    await page.goto('/FAQ');
    const item = (number: number) => `[data-behaviour=accordion] > :nth-child(${number})`;
    await bring(`${item(2)} summary`);
    await press(`${item(2)} summary`);
    await shows(`${item(2)} p`);
    await bring(`${item(1)} summary`);
    await press(`${item(1)} summary`);
    await shows(`${item(1)} p`);
    await hides(`${item(2)} p`);

    await press('[data-behaviour=assistant]');
    const { box } = await shows('dialog[open]');
    expect(box.height).toBeGreaterThanOrEqual(0.8 * 740);
    expect(box.width).toBe(360);
    await page.keyboard.type('He is not breathing');
    await page.keyboard.press('Enter');
    const answer = '[role=log] li:last-child';
    await shows(`${answer} a[href^="tel:"]`);
    await shows(answer, 'Push hard and fast');
    // There is room to read between header and input.
    expect((await seen('[role=log]'))?.box.height).toBeGreaterThan(370);
    const link = `${answer} a[href^="/FirstAid"]`;
    await bring(link);
    await press(link);
    await expect(page).toHaveURL(/\/FirstAid\//);
  });

  test('contact: mistakes are named, then the message arrives', async ({ page, site }, info) => {
    const { shows, press, bring, type, count } = olderPage(page, true);
    const form = '#contact-form';
    const typed = filling(`Old phone ${info.project.name}`);
    await page.goto('/ContactUs');
    await type(`${form} [name=name]`, typed.name);
    await bring(`${form} [type=submit]`);
    await press(`${form} [type=submit]`);
    await shows(`${form} [role=group] h2`, 'There is a problem');
    expect(await count(`${form} [aria-invalid=true]`)).toBe(3);
    for (const name of ['email', 'phone', 'message'] as const)
      await type(`${form} [name=${name}]`, typed[name]);
    await bring(`${form} [type=submit]`);
    await press(`${form} [type=submit]`);
    await shows(`${form} [role=status]`, 'Message sent successfully!');
    expect(await messagesBy(site, typed.name)).toMatchObject([{ message: typed.message }]);
  });
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('the open page is marked, one menu is open, the assistant stands beside the page', async ({
    page,
  }) => {
    const { shows, hides, press, seen } = olderPage(page, false);
    await page.goto('/OurTeam');
    const line = (selector: string) =>
      page.evaluate(
        (wanted) => getComputedStyle(document.querySelector(wanted) as Element).textDecorationLine,
        selector,
      );
    expect(await line('header nav a[href="/OurTeam"]')).toBe('underline');
    expect(await line('header nav li:nth-child(3) summary')).toBe('underline');
    expect(await line('header nav li:nth-child(4) summary')).toBe('none');

    // Without container queries the links are in the menu.
    if (await seen('header summary', 'Menu')) await press('header summary', 'Menu');
    await press(...about);
    await shows('header nav a', 'Our Team');
    await press(...services);
    await shows('header nav a', 'Sports Coverage');
    await hides('header nav a', 'Our Team');
    await page.keyboard.press('Escape');
    await hides('header nav a', 'Sports Coverage');
    await page.keyboard.press('Escape');

    await press('[data-behaviour=assistant]');
    const { box } = await shows('dialog[open]');
    expect(box.height).toBe(576);
    expect(box.width).toBe(384);
  });
});
