import type { Page } from '@playwright/test';
import { expect, test } from '../support/e2e';
import { bookingForm, bookingsBy } from './steps/booking';
import { changePage, pageChanges, setSilently, type PageChange } from './steps/changedPage';
import { contactForm, filling } from './steps/contact';
import { messagesBy } from './steps/desk';
import { bringReact, reactReady } from './steps/react';
import { openReview } from './steps/review';

/** Other programs change pages of every width in the same way: by day on the phone. Firefox runs these tests, too. */
const once = { tag: '@nightly-desktop' };
const atNight = { tag: ['@nightly-phone', '@nightly-desktop'] };

/** A field of free text of each form, those without a draft too. */
const fields = {
  contact: ['/ContactUs', '#contact-form-name'],
  booking: ['/BookAppointment', '#booking-form-name'],
  plan: ['/EmergencyPlan', '#plan-form-name'],
  request: ['/Request/PatientTransfer', '#request-form-from'],
  subscribe: ['/FAQ', '#footer-subscribe-email'],
} as const;
type Form = keyof typeof fields;

/** No spaces for an e-mail field: browsers leave out the last one when they are asked for its value. */
const textOf = (form: Form) => (form === 'subscribe' ? 'asha.mwangi@mlolongo.ke' : 'Asha Mwangi wa Mlolongo');

/** What has the focus, with its text and the place of its caret. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const field = document.activeElement as HTMLInputElement;
    const caret = field.type === 'email' ? null : field.selectionStart;
    return { id: field.id, value: field.value, caret };
  });

/** Types into a form while React starts, with a change of the page before it. */
async function typeInto(page: Page, form: Form, change: PageChange, when: 'before' | 'during') {
  const [path, selector] = fields[form];
  const text = textOf(form);
  await page.goto(path);
  if (when === 'before') await changePage(page, change);
  const field = page.locator(selector);
  await field.focus();
  const id = (await field.getAttribute('id')) ?? '';
  await page.keyboard.type(text.slice(0, 2));
  if (when === 'during') await changePage(page, change);
  await page.keyboard.type(text.slice(2), { delay: 20 });
  await reactReady(page);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('X');
  const value = `${text.slice(0, -1)}X${text.slice(-1)}`;
  const caret = form === 'subscribe' ? null : value.length - 1;
  expect(await focused(page)).toEqual({ id, value, caret });
}

for (const [at, change] of pageChanges.entries())
  for (const [index, form] of (Object.keys(fields) as Form[]).entries())
    for (const when of ['before', 'during'] as const)
      test(
        `${change} ${when} React starts: text, focus and caret of the form “${form}” stay`,
        // By day a translation and one other kind, each with its form.
        (at + index) % 5 === 0 && (at === 0 || change === 'a translation') && when === 'before'
          ? once
          : atNight,
        async ({ page }) => {
          await typeInto(page, form, change, when);
        },
      );

for (const [index, change] of pageChanges.entries())
  test(
    `${change} after React has started: the message still goes out as typed`,
    index === pageChanges.length - 1 ? once : atNight,
    async ({ page, site }) => {
      const typed = filling(`Moraa ${String(index)}`);
      await page.goto('/ContactUs');
      await bringReact(page);
      await changePage(page, change);
      for (const name of ['name', 'email', 'phone', 'message'] as const)
        await page.locator(`#contact-form-${name}`).fill(typed[name]);
      await page.locator('#contact-form [type=submit]').click();
      await expect.poll(() => messagesBy(site, typed.name)).toHaveLength(1);
    },
  );

test.describe('what is in use when React renders a translated page anew', () => {
  test('is pressed once React is there', once, async ({ page }) => {
    await page.goto('/Testimonials');
    await changePage(page, 'a translation');
    await page.locator('button[data-needs-react=click]').click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('stays open, and keeps the focus', once, async ({ page }) => {
    await page.goto('/FAQ');
    await changePage(page, 'a translation');
    const answer = page.locator('main details').nth(2);
    await answer.locator('summary').click();
    await page.locator('#footer-subscribe-email').focus();
    await answer.locator('summary').focus();
    await reactReady(page);
    await expect(answer).toHaveAttribute('open');
    await expect(answer.locator('summary')).toBeFocused();
  });

  test('is one assistant, which its button opens again', once, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/FAQ');
    await changePage(page, 'a translation');
    const launcher = page.locator('[data-behaviour=assistant]');
    const box = page.locator('dialog textarea');
    await launcher.click();
    await box.fill('Burns');
    await page.locator('#footer-subscribe-email').focus();
    await reactReady(page);
    await expect(launcher).toHaveAttribute('aria-expanded', 'true');
    await launcher.click();
    await expect(box).toHaveCount(1);
    await page.locator('dialog [data-close]').click();
    await expect(launcher).toHaveAttribute('aria-expanded', 'false');
    await launcher.click();
    await expect(box).toBeVisible();
  });
});

test.describe('text that no event has announced', () => {
  test('is sent by the contact form', once, async ({ page, site }) => {
    const typed = filling('Nyambura');
    await page.goto('/ContactUs');
    await bringReact(page);
    await setSilently(page, '#contact-form', { ...typed });
    const { button, status } = contactForm(page);
    await button.click();
    await expect(status).toContainText('Message sent successfully!');
    expect(await messagesBy(site, typed.name)).toEqual([expect.objectContaining({ message: typed.message })]);
  });

  test('is sent by the booking form, beside what was chosen', atNight, async ({ page, site }) => {
    await page.goto('/BookAppointment?clinic=1');
    await bringReact(page);
    const { fields: booking, button, status } = bookingForm(page);
    await booking.date.selectOption({ index: 1 });
    await setSilently(page, '#booking-form', { name: 'Wairimu', phone: '0712 345 678' });
    await button.click();
    await expect(status).toBeVisible();
    expect(await bookingsBy(site, 'Wairimu')).toHaveLength(1);
  });

  test('counts in a step of a request', once, async ({ page }) => {
    await page.goto('/Request/PatientTransfer');
    await bringReact(page);
    await setSilently(page, '#request-form', { from: 'Kisumu, Lake Ward 4', to: 'Nairobi, Ward 2' });
    await page.getByRole('button', { name: 'Continue' }).click();
    const problems = page.getByRole('group', { name: 'There is a problem' });
    await expect(problems.or(page.locator('#step-2'))).toBeVisible();
    await expect(problems.getByRole('link', { name: /from|where/i })).toHaveCount(0);
  });

  test('is sent by the review form', once, async ({ page }) => {
    const { dialog, submit } = await openReview(page);
    await reactReady(page);
    await setSilently(page, 'dialog form, [role=dialog] form', {
      name: 'Achieng',
      title: 'Fast',
      text: 'They came.',
    });
    await submit.click();
    await expect(dialog).toHaveCount(0);
  });

  test('is subscribed by the footer', atNight, async ({ page }) => {
    await page.goto('/FAQ');
    await bringReact(page);
    await setSilently(page, '#footer-subscribe', { email: 'asha@example.com' });
    const answer = page.waitForResponse('**/subscribe');
    await page.locator('#footer-subscribe [type=submit]').click();
    expect((await answer).ok()).toBe(true);
  });

  test('is asked by the assistant', once, async ({ page }) => {
    await page.goto('/FAQ');
    await page.locator('[data-behaviour=assistant]').click();
    await page.locator('dialog textarea').fill('Hello');
    await page.keyboard.press('Enter');
    await expect(page.locator('dialog').getByText('Hello', { exact: true })).toBeVisible();
    await page.locator('dialog textarea').evaluate((box: HTMLTextAreaElement) => {
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(
        box,
        'A burn on a hand',
      );
    });
    await page.locator('dialog [type=submit]').click();
    await expect(page.locator('dialog').getByText('A burn on a hand')).toBeVisible();
    await expect(page.locator('dialog textarea')).toHaveValue('');
  });

  test('is in the links that send a place', atNight, async ({ page }) => {
    await page.goto('/WhereAmI#describe');
    await setSilently(page, '[data-place]', { landmark: 'Blue gate by the mosque' });
    const whatsapp = page.locator('[data-place] [data-part=whatsapp]');
    await whatsapp.evaluate((link) => {
      // The program must not open in a test.
      link.addEventListener('click', (event) => {
        event.preventDefault();
      });
      (link as HTMLElement).click();
    });
    await expect(whatsapp).toHaveAttribute('href', /Blue%20gate/);
  });

  test('comes back when an emptied plan does', atNight, async ({ page }) => {
    await page.goto('/EmergencyPlan');
    await page.locator('#plan-form-hospital').fill('Mater');
    await reactReady(page);
    await setSilently(page, '#plan-form', { landmark: 'Blue gate' });
    await page.getByRole('button', { name: 'Empty the form' }).click();
    await page.getByRole('button', { name: 'Put it back' }).click();
    await expect(page.locator('#plan-form-landmark')).toHaveValue('Blue gate');
  });

  test('is printed on the plan', atNight, async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => undefined;
    });
    await page.goto('/EmergencyPlan');
    await bringReact(page);
    await setSilently(page, '#plan-form', { landmark: 'Blue gate by the mosque' });
    await page.getByRole('button', { name: 'Print or save as PDF' }).click();
    await expect(page.locator('#sheet')).toContainText('Blue gate by the mosque');
  });
});

/** Something above the page that fails when React starts: in an effect of the frame. */
const failInFrame = () => {
  const listen = document.addEventListener.bind(document);
  document.addEventListener = (...listener: Parameters<typeof listen>) => {
    if (listener[0] === 'pointerover' && 'fails' in globalThis) throw new Error('broken frame');
    listen(...listener);
  };
};

test.describe('something throws above the page', () => {
  test.use({ expectedMessages: [/broken frame|error: Error \(/] });

  test('and the number is there', once, async ({ page }) => {
    await page.addInitScript(failInFrame);
    await page.goto('/sw/FAQ');
    await page.evaluate(() => Object.assign(globalThis, { fails: true }));
    await page.locator('#footer-subscribe-email').focus();
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page.getByRole('link', { name: /0700 000 000/ })).toBeVisible();
  });
});

test.describe('a browser that cannot print', () => {
  test('says so on the plan, and keeps what was typed', once, async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'print', { value: undefined });
    });
    await page.goto('/EmergencyPlan');
    await page.locator('#plan-form-landmark').fill('Blue gate');
    await reactReady(page);
    await expect(page.getByText('This browser cannot print.')).toBeVisible();
    await expect(page.getByRole('button', { name: /print/i })).toHaveCount(0);
    await expect(page.locator('#sheet')).toContainText('Blue gate');
  });

  test('keeps the plan where printing is refused', atNight, async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => {
        throw new Error('no printer');
      };
    });
    await page.goto('/EmergencyPlan');
    await page.locator('#plan-form-landmark').fill('Blue gate');
    await reactReady(page);
    await page.getByRole('button', { name: 'Print or save as PDF' }).click();
    await expect(page.locator('#sheet')).toContainText('Blue gate');
  });

  test('gives the sheet back where printing does nothing', atNight, async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => undefined;
    });
    await page.goto('/EmergencyPlan');
    const landmark = page.locator('#plan-form-landmark');
    await landmark.fill('Blue gate');
    await reactReady(page);
    await page.getByRole('button', { name: 'Print it empty' }).click();
    await expect(page.locator('#sheet')).not.toContainText('Blue gate');
    await landmark.press('End');
    await landmark.pressSequentially('s');
    await expect(page.locator('#sheet')).toContainText('Blue gates');
  });
});

test('nothing stands before a call from a plan that is not kept', once, async ({ page }) => {
  await page.goto('/EmergencyPlan');
  await page.locator('#plan-form-landmark').fill('Blue gate');
  await reactReady(page);
  const asks = () => page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));
  expect(await asks()).toBe(true);
  for (const address of ['tel:', 'sms:', 'mailto:'])
    expect(
      await page.evaluate((start) => {
        const link = document.body.appendChild(document.createElement('a'));
        link.href = `${start}0`;
        // The dialler must not open in a test.
        link.addEventListener('click', (event) => {
          event.preventDefault();
        });
        link.click();
        return !dispatchEvent(new Event('beforeunload', { cancelable: true }));
      }, address),
      address,
    ).toBe(false);
  await expect.poll(asks).toBe(true);
});

test('two tabs with one kept plan lose nothing', once, async ({ page, context }) => {
  const keep = (tab: Page) => tab.getByRole('checkbox', { name: /^Keep/ });
  const landmark = (tab: Page) => tab.locator('#plan-form-landmark');
  const hospital = (tab: Page) => tab.locator('#plan-form-hospital');
  await page.goto('/EmergencyPlan');
  await landmark(page).fill('Blue gate');
  await reactReady(page);
  await keep(page).check();
  const other = await context.newPage();
  await other.goto('/EmergencyPlan');
  await hospital(other).focus();
  await expect(landmark(other)).toHaveValue('Blue gate');
  await hospital(other).pressSequentially('Mater');
  await page.bringToFront();
  await expect(hospital(page)).toHaveValue('Mater');
  await landmark(page).fill('');
  await landmark(page).pressSequentially('Green gate');
  await other.bringToFront();
  await other.reload();
  await hospital(other).focus();
  await expect(landmark(other)).toHaveValue('Green gate');
  await expect(hospital(other)).toHaveValue('Mater');
});

test.describe('a phone whose clock is ten days slow', () => {
  test('is offered days from tomorrow on', once, async ({ page }) => {
    await page.clock.setSystemTime(Date.now() - 864_000_000);
    await page.goto('/FAQ');
    await bringReact(page);
    await page.locator('#root').evaluate((root) => {
      const link = root.querySelector<HTMLAnchorElement>('footer a[href="/ContactUs"]');
      link?.click();
    });
    await expect(page).toHaveURL('/ContactUs');
    await page.evaluate(() => {
      history.pushState(null, '', '/BookAppointment?clinic=1');
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    });
    const days = page.locator('#booking-form [name=date] option');
    await expect(days.nth(1)).toBeAttached();
    const first = await days.nth(1).getAttribute('value');
    const today = await page.evaluate(async () => (await fetch('/', { method: 'HEAD' })).headers.get('Date'));
    expect(Date.parse(`${first ?? ''}T23:59:59+03:00`)).toBeGreaterThan(Date.parse(today ?? ''));
  });
});

test.describe('a tab from before a deployment, without a worker', () => {
  test.use({ expectedMessages: [/404|Failed to fetch dynamically imported module|disallowed MIME type/] });

  test('gets the page that a link leads to', once, async ({ page }) => {
    await page.goto('/FAQ');
    await bringReact(page);
    await page.route(/\/assets\/.*\.js$/, (route) => route.fulfill({ status: 404, body: 'Not found' }));
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).first();
    await link.focus();
    const document = page.waitForResponse((answer) => answer.request().isNavigationRequest());
    await page.keyboard.press('Enter');
    await document;
    await page.unroute(/\/assets\/.*\.js$/);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Unexpected/);
  });
});

test('the heading’s face does not load a second time when React starts', once, async ({ page }) => {
  await page.goto('/FAQ');
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => {
    const loads: Event[] = Object.assign(globalThis, { loads: [] }).loads;
    document.fonts.addEventListener('loading', (event) => loads.push(event));
  });
  await bringReact(page);
  expect(await page.evaluate(() => (globalThis as unknown as { loads: Event[] }).loads.length)).toBe(0);
});
