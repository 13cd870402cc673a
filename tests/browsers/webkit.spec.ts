import { Key } from 'selenium-webdriver';
import { Select } from 'selenium-webdriver/lib/select.js';
import { siteRoutes } from '../../src/app/siteRoutes';
import { bookingsBy, dayOf } from '../e2e/steps/booking';
import { reviewsBy, subscribers } from '../e2e/steps/desk';
import { expect, test } from './webkit';

/** How much wider than the window the page is, in px. */
const tooWide = 'return document.documentElement.scrollWidth - innerWidth';

for (const width of [400, 1280]) {
  test(`every page at ${width} px: its heading, no wider than the window, React takes it over, no complaint`, async ({
    webKit: { driver, open, shown, press },
  }) => {
    test.setTimeout(300_000);
    await driver.manage().window().setRect({ width, height: 800 });
    for (const { path } of siteRoutes) {
      await test.step(path, async () => {
        await open(path);
        expect(await (await shown('h1')).getText()).not.toBe('');
        expect(await driver.executeScript(tooWide)).toBeLessThanOrEqual(0);
        if (path === '/ChatBot' || path === '/LiveAssistance')
          await press('dialog[open] [aria-label^=Close]');
        await driver.executeScript(`document.querySelector('#footer-subscribe-email').focus()`);
        await shown('html[data-react=ready]');
      });
    }
  });
}

test('home: the popup, the slider, the clinics', async ({
  webKit: { driver, open, shown, hidden, press },
}) => {
  await open('/FAQ');
  // The popup greets once a visit, and the tests are one visit.
  await driver.executeScript('sessionStorage.clear()');
  await open('/');
  await shown('[data-behaviour=popup][data-shown]');
  await press('[data-close]');
  await hidden('[data-behaviour=popup][data-shown]');
  await press('[data-play]', 'Stop');
  await press('[aria-label="Slide 3"]');
  await shown('[aria-label="Slide 3"][aria-current=true]');
  await press('[aria-label="Next slide"]');
  await shown('[aria-label="Slide 4"][aria-current=true]');
  await press('[aria-label="Next clinics"]');
  await shown('[aria-label="Previous clinics"]');
});

test('menus: one is open at a time, Esc closes it, a link leads on', async ({
  webKit: { driver, open, shown, hidden, press },
}) => {
  await driver.manage().window().setRect({ width: 1280, height: 800 });
  await open('/OurTeam');
  await press('header summary', 'About Us');
  await shown('header nav a', 'Our Team');
  await press('header summary', 'Our Services');
  await shown('header nav a', 'Sports Coverage');
  await hidden('header nav a', 'Our Team');
  await driver.actions().sendKeys(Key.ESCAPE).perform();
  await hidden('header nav a', 'Sports Coverage');
  await press('header summary', 'Our Services');
  await press('header nav a', 'Sports Coverage');
  await shown('h1', 'Sports');
});

test('FAQ: one answer is open at a time', async ({ webKit: { open, shown, hidden, press } }) => {
  await open('/FAQ');
  await press('#faq-2 summary');
  await shown('#faq-2 p');
  await press('#faq-1 summary');
  await shown('#faq-1 p');
  await hidden('#faq-2 p');
});

test('album: opens, turns its pages, closes', async ({ webKit: { driver, open, shown, hidden, press } }) => {
  await open('/Gallery');
  await press('figure a[data-needs-react]');
  await shown('[role=dialog] [role=status]', 'Picture 1 of');
  await driver.actions().sendKeys(Key.ARROW_RIGHT).perform();
  await shown('[role=dialog] [role=status]', 'Picture 2 of');
  await press('[role=dialog] [aria-label="Next picture"]');
  await shown('[role=dialog] [role=status]', 'Picture 3 of');
  await driver.actions().sendKeys(Key.ESCAPE).perform();
  await hidden('[role=dialog]');
});

test('contact: mistakes are named on top and beside the fields', async ({
  webKit: { driver, open, shown, press, type },
}) => {
  await open('/ContactUs');
  await type('#contact-form [name=email]', 'wanjiku@');
  await press('#contact-form [type=submit]');
  await shown('#contact-form [role=group] h2', 'There is a problem');
  expect(
    await driver.executeScript(
      `return document.querySelectorAll('#contact-form [aria-invalid=true]').length`,
    ),
  ).toBe(4);
  await press('#contact-form [role=group] a', 'email');
  expect(await driver.executeScript('return document.activeElement.name')).toBe('email');
});

test('review: stars by keyboard, a mistake, and it is stored', async ({
  site,
  webKit: { driver, open, shown, hidden, press, type },
}) => {
  await open('/Testimonials');
  await press('button', 'Write a Review');
  await type('[role=dialog] [name=name]', 'Otieno WebKit');
  await type('[role=dialog] [name=text]', 'They were with us in ten minutes.');
  await press('[role=dialog] button', 'Submit');
  await shown('[role=dialog] [aria-invalid=true]');
  await type('[role=dialog] [name=title]', 'Teacher');
  await driver.executeScript(`document.querySelector('[role=dialog] [name=rating][value="3"]').focus()`);
  await driver.actions().sendKeys(Key.SPACE, Key.ARROW_RIGHT).perform();
  await press('[role=dialog] button', 'Submit');
  await hidden('[role=dialog] [name=title]');
  expect(await reviewsBy(site, 'Otieno WebKit')).toMatchObject([{ title: 'Teacher', rating: 4 }]);
});

test('booking: a request gets its reference', async ({ site, webKit: { open, shown, press, type } }) => {
  await open('/BookAppointment?clinic=1');
  await type('#booking-form [name=name]', 'Wairimu WebKit');
  await type('#booking-form [name=phone]', '0712 345 678');
  await new Select(await shown('#booking-form select[name=date]')).selectByVisibleText(dayOf(1).inWords);
  await press('#booking-form [type=submit]');
  await shown('#booking-form [role=status]', 'reference');
  expect(await bookingsBy(site, 'Wairimu WebKit')).toHaveLength(1);
});

test('subscribe: an address arrives from the footer', async ({
  site,
  webKit: { open, shown, press, type },
}) => {
  await open('/AboutPage');
  await type('#footer-subscribe-email', 'webkit@example.com');
  // Pressed before that, the form is sent as a plain one, which another test shows.
  await shown('html[data-react=ready]');
  await press('footer form button');
  await shown('footer', 'Thank you. This address is on our list.');
  expect(await subscribers(site)).toContain('webkit@example.com');
});

test('the assistant answers a question with the number to call and the first steps', async ({
  webKit: { open, shown, press, type, hidden, driver },
}) => {
  await open('/services');
  await press('[data-behaviour=assistant]');
  await type('dialog[open] input, dialog[open] textarea', `He is not breathing${Key.ENTER}`);
  await shown('dialog[open] [role=log] li:last-child a[href^="tel:"]');
  await shown('dialog[open] [role=log] li:last-child', 'Push hard and fast');
  await driver.actions().sendKeys(Key.ESCAPE).perform();
  await hidden('dialog[open]');
});
