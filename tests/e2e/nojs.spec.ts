import { expect, test } from '../support/e2e';
import { contactForm, filling } from './steps/contact';
import { messagesBy, reviewBy, subscribers } from './steps/desk';
import { reviewForm } from './steps/review';
import { wordsOf } from './steps/wordsOf';

test.use({ javaScriptEnabled: false });

test('the header: dropdowns and the menu of phones open, one dropdown at a time, and lead on', async ({
  page,
  isMobile,
}) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  const about = header.locator('summary', { hasText: 'About Us' });
  const services = header.locator('summary', { hasText: 'Our Services' });
  const team = header.getByRole('link', { name: 'Our Team' });
  const sports = header.getByRole('link', { name: 'Sports Coverage' });
  if (isMobile) {
    await expect(about).toBeHidden();
    await header.locator('summary', { hasText: 'Menu' }).click();
  }
  await expect(header.getByRole('link', { name: 'Gallery' })).toBeVisible();
  await expect(team).toBeHidden();
  await services.click();
  await expect(sports).toBeVisible();
  await about.click();
  await expect(team).toBeVisible();
  await expect(sports).toBeHidden();
  await team.click();
  await expect(page).toHaveURL(/\/OurTeam$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText((await wordsOf(page, '/OurTeam')).heading);
});

test('home: all slides and clinics can be reached, and no button stands there for nothing', async ({
  page,
}) => {
  await page.goto('/');
  const slides = page.locator('[aria-roledescription=slide]');
  await expect(slides).toHaveCount(7);
  for (const slide of await slides.all()) {
    await slide.getByRole('heading').scrollIntoViewIfNeeded();
    await expect(slide.getByRole('heading')).toBeInViewport();
  }
  const clinics = page.getByRole('link', { name: 'Book Appointment' });
  await expect(clinics).toHaveCount(9);
  for (const clinic of await clinics.all()) {
    await clinic.scrollIntoViewIfNeeded();
    await expect(clinic).toBeInViewport();
  }
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await clinics.last().click();
  await expect(page).toHaveURL(/\/BookAppointment\?clinic=9$/);
});

test(
  'home: the welcome popup is there at first and goes by itself',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.goto('/');
    const popup = page.getByRole('complementary', { name: 'Welcome' });
    await expect(popup).toBeVisible();
    await expect(popup).toBeHidden({ timeout: 10_000 });
  },
);

test('FAQ: an answer opens and closes, a second closes the first', async ({ page }) => {
  await page.goto('/FAQ');
  const items = page.locator('[data-behaviour=accordion] details');
  const [first, second] = [items.nth(0), items.nth(1)];
  await first.locator('summary').click();
  await expect(first.locator('p').first()).toBeVisible();
  await second.locator('summary').click();
  await expect(second.locator('p').first()).toBeVisible();
  await expect(first.locator('p').first()).toBeHidden();
  await second.locator('summary').click();
  await expect(second.locator('p').first()).toBeHidden();
});

test('contact: a right message arrives, and the page says so', async ({ page, site }, info) => {
  const typed = filling(`Plain ${info.project.name}`);
  await page.goto('/ContactUs');
  const { button, fill } = contactForm(page);
  await fill(typed);
  await button.click();
  await expect(page).toHaveURL(/\/MessageSent\?sent=[\w.-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Message sent successfully!');
  expect(await messagesBy(site, typed.name)).toEqual([
    expect.objectContaining({ ...typed, phone: '+254712345678' }),
  ]);

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Message sent successfully!');
  await page.goto('/MessageSent');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How to reach us');
  const main = page.getByRole('main');
  await expect(main).not.toContainText('successfully');
  await expect(main.getByRole('link')).toHaveText([/^Call /, 'Contact Us', 'Write on WhatsApp']);
});

test('contact: a wrong form comes back with what was typed and the mistakes named', async ({
  page,
  site,
}, info) => {
  const typed = {
    ...filling(`Plain wrong ${info.project.name}`),
    phone: '999',
    message: 'Two lines:\n"<b>&amp;',
  };
  await page.goto('/ContactUs');
  const contact = contactForm(page);
  await contact.fill(typed);
  await contact.button.click();
  await expect(page).toHaveURL(/\/ContactUs\?again=[\w-]+#contact-form$/);
  await expect(contact.form).toBeInViewport();
  expect(await contact.typed()).toEqual(typed);
  await expect(contact.alert).toContainText('There is a problem');
  await expect(contact.alert.getByRole('link')).toHaveText([
    'Enter a full phone number. From abroad, begin with + and the country code.',
  ]);
  await expect(contact.fields.phone).toHaveAttribute('aria-invalid', 'true');
  await expect(contact.fields.name).not.toHaveAttribute('aria-invalid');
  expect(await messagesBy(site, typed.name)).toEqual([]);

  await contact.fields.phone.fill('+44 20 7946 0958');
  await contact.button.click();
  await expect(page).toHaveURL(/\/MessageSent\?sent=[\w.-]+$/);
  expect(await messagesBy(site, typed.name)).toMatchObject([
    { message: typed.message, phone: '+442079460958' },
  ]);
});

test('review: Write a Review leads to the form in the page; a wrong one comes back, a right one is stored', async ({
  page,
  site,
}, info) => {
  const name = `Plain review ${info.project.name}`;
  await page.goto('/Testimonials');
  const section = page.locator('#write-a-review');
  const form = reviewForm(section);
  await expect(form.fields.name).toBeHidden();
  await page.getByRole('button', { name: 'Write a Review' }).click();
  await expect(page).toHaveURL(/\/Testimonials\?#write-a-review$/);
  await expect(form.fields.name).toBeVisible();

  await form.fill({ name, title: 'Teacher', text: '   ' });
  await form.stars(2).check();
  await form.submit.click();
  await expect(page).toHaveURL(/\/Testimonials\?again=[\w-]+#write-a-review$/);
  const mistake = section.getByRole('group', { name: 'There is a problem' }).getByRole('link');
  await expect(mistake).toHaveText(['Write your review.']);
  await mistake.click();
  await expect(form.fields.text).toBeFocused();
  await expect(form.fields.name).toHaveValue(name);
  await expect(form.fields.title).toHaveValue('Teacher');
  await expect(form.stars(2)).toBeChecked();
  await expect(form.fields.text).toHaveAttribute('aria-invalid', 'true');

  // Target of the error summary's link to the stars.
  await page.goto(`${page.url().split('#')[0] ?? ''}#review-form-rating`);
  await page.keyboard.press('Tab');
  await expect(form.stars(2)).toBeFocused();

  await form.fields.text.fill('Quick and kind.');
  await form.submit.click();
  await expect(page).toHaveURL(/\/ReviewSent\?sent=[\w.-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Review submitted for approval!');
  expect(await reviewBy(site, name)).toMatchObject({ rating: 2, status: 'pending', text: 'Quick and kind.' });
});

test('subscribe: an address arrives from the footer; a wrong one comes back', async ({
  page,
  site,
}, info) => {
  const address = `plain-${info.project.name}@example.com`;
  await page.goto('/AboutPage');
  const footer = page.getByRole('contentinfo');
  // Valid for the browser, but not for the site: an address without a dot.
  await footer.getByRole('textbox').fill('plain@example');
  await footer.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page).toHaveURL(/\/Subscribe\?again=[\w-]+#subscribe-form$/);
  const main = page.getByRole('main');
  await expect(main.locator('form:target')).toBeInViewport();
  await expect(main.getByRole('textbox')).toHaveValue('plain@example');
  await expect(main.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  await expect(main.getByText('Enter an email address like name@example.com.')).toBeVisible();

  await main.getByRole('textbox').fill(address);
  await main.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page).toHaveURL(/\/Subscribed\?sent=[\w.-]+$/);
  await expect(
    page.getByText('Thank you. If you get an email from us now, please confirm your address in it.'),
  ).toBeVisible();
  expect(await subscribers(site)).toContain(address);
});
