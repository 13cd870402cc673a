import { expect, test } from '../support/e2e';
import { deskOf, reviewBy, reviewsBy } from './steps/desk';
import { openDialog, openReview, reviewForm, reviewPath } from './steps/review';

/** The way of a review does not depend on the width. */
const once = { tag: '@phone' };
/** Only in the nightly run: in each run the form's stories test the same. */
const onceAtNight = { tag: ['@phone', '@nightly'] };
/** On the desktop in the nightly run only. */

const sent = 'Review submitted for approval!';
const review = (name: string) => ({
  name,
  title: 'Event Organizer',
  text: 'They were there before the gates opened.',
});

test(
  'a review with stars waits for approval, then stands on the page, with JavaScript off too',
  { tag: ['@nightly-desktop', '@chromium'] },
  async ({ page, site, browser }, info) => {
    const typed = review(`Achieng ${info.project.name}`);
    const { dialog, fill, opener, stars, submit } = await openReview(page);
    await fill(typed);
    await stars(4).check();
    const request = page.waitForRequest(reviewPath);
    await submit.click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('status').filter({ hasText: sent })).toBeVisible();
    await expect(opener).toBeFocused();
    expect((await request).postDataJSON()).toEqual({ ...typed, rating: 4 });
    const stored = await reviewBy(site, typed.name);
    expect(stored).toMatchObject({ ...typed, rating: 4, status: 'pending' });

    const card = page.getByRole('listitem').filter({ hasText: typed.name });
    await page.reload();
    await expect(card).toHaveCount(0);
    await (await deskOf(site)).act('review', stored.id, 'approve');
    await page.reload();
    await expect(card).toContainText(typed.text);
    await expect(card.getByRole('img', { name: '4 out of 5 stars' })).toBeVisible();

    const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
    const plainPage = await plain.newPage();
    await plainPage.goto('/Testimonials');
    await expect(plainPage.getByRole('listitem').filter({ hasText: typed.name })).toContainText(typed.text);
    await plain.close();

    await (await deskOf(site)).act('review', stored.id, 'undo');
    await page.reload();
    await expect(card).toHaveCount(0);
  },
);

test(
  'a review without stars is sent without a rating, and shows none',
  onceAtNight,
  async ({ page, site }, info) => {
    const typed = review(`Baraka ${info.project.name}`);
    const { dialog, fill, noStars, submit } = await openReview(page);
    await expect(noStars).toBeChecked();
    await fill(typed);
    const request = page.waitForRequest(reviewPath);
    await submit.click();
    await expect(dialog).toHaveCount(0);
    expect((await request).postDataJSON()).toEqual(typed);
    const stored = await reviewBy(site, typed.name);
    expect(stored).not.toHaveProperty('rating');

    await (await deskOf(site)).act('review', stored.id, 'approve');
    await page.reload();
    const card = page.getByRole('listitem').filter({ hasText: typed.name });
    await expect(card).toContainText(typed.text);
    await expect(card.getByRole('img', { name: /stars/ })).toHaveCount(0);
  },
);

test(
  'a rejected review never appears, and markup in one is shown as text',
  onceAtNight,
  async ({ page, site }, info) => {
    const rejected = review(`Rejected ${info.project.name}`);
    const marked = {
      name: `<b>Juma</b> ${info.project.name}`,
      title: '"><script>document.title="taken"</script>',
      text: '<img src=x onerror="document.title=\'taken\'"> & </script><h1>Hello</h1>',
    };
    await page.goto('/Testimonials');
    for (const typed of [rejected, marked]) {
      const { dialog, fill, submit } = await openDialog(page);
      await fill(typed);
      await submit.click();
      await expect(dialog).toHaveCount(0);
    }
    const atDesk = await deskOf(site);
    await atDesk.act('review', (await reviewBy(site, rejected.name)).id, 'reject');
    await atDesk.act('review', (await reviewBy(site, marked.name)).id, 'approve');
    await page.reload();
    const card = page.getByRole('listitem').filter({ hasText: marked.name });
    const expectText = async () => {
      await expect(card).toContainText(marked.text);
      await expect(card).toContainText(marked.title);
      await expect(card.locator('b,script,h1,img[src=x]')).toHaveCount(0);
      await expect(page).not.toHaveTitle('taken');
      await expect(page.getByText(rejected.name)).toHaveCount(0);
    };
    await expectText();
    // The same after React has removed the data from the page.
    const { cancel } = await openDialog(page);
    await cancel.click();
    await expectText();
  },
);

test('wrong fields are named, nothing is sent', onceAtNight, async ({ page, site }, info) => {
  const { dialog, fields, submit } = await openReview(page);
  await fields.title.fill(`No name ${info.project.name}`);
  await submit.click();
  const summary = dialog.getByRole('group', { name: 'There is a problem' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText(['Enter your name.', 'Write your review.']);
  await expect(fields.name).toHaveAttribute('aria-invalid', 'true');
  await expect(fields.title).not.toHaveAttribute('aria-invalid');
  await summary.getByRole('link', { name: 'Write your review.' }).click();
  await expect(fields.text).toBeFocused();
  expect(await reviewsBy(site, '')).toEqual([]);
});

test(
  'Esc, Cancel and Close ask before typed text is thrown away; the focus returns',
  { tag: ['@nightly-desktop', '@chromium'] },
  async ({ page }) => {
    const { cancel, dialog, fill, opener, typed } = await openReview(page);
    const question = dialog.getByRole('group', { name: 'Discard your review?' });
    const text = review('Njeri');
    await expect(dialog).toContainText('Submit Your Review');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);

    // Nothing was typed, so nothing is asked.
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();

    await openDialog(page);
    await fill(text);
    await page.keyboard.press('Escape');
    await expect(question.getByRole('button', { name: 'Keep writing' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(question).toHaveCount(0);
    expect(await typed()).toEqual(text);

    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    expect(await typed()).toEqual(text);

    await cancel.click();
    await question.getByRole('button', { name: 'Discard it' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
    const again = await openDialog(page);
    expect(await again.typed()).toEqual({ name: '', title: '', text: '' });
  },
);

test('a reload keeps an unsent review', onceAtNight, async ({ page }) => {
  const { fill, stars } = await openReview(page);
  const text = review('Draft');
  await fill(text);
  await stars(3).check();
  await page.reload();
  const again = await openDialog(page);
  expect(await again.typed()).toEqual(text);
  await expect(again.stars(3)).toBeChecked();
});

test.describe('what fails', once, () => {
  test.use({ expectedMessages: [/^error: Failed to load resource: /] });

  test('refused: no alert, the dialog stays, one quiet line; no answer: the alert; then it goes out once', async ({
    page,
    site,
  }, info) => {
    const text = review(`Kept ${info.project.name}`);
    const { dialog, fill, stars, submit, typed } = await openReview(page);
    await fill(text);
    await stars(5).check();
    // Attempts without delays; badNetwork.spec.ts tests the delays.
    await page.evaluate(() => {
      Math.random = () => 0;
    });
    const keys = new Set<string | undefined>();
    const expectKept = async () => {
      await expect(dialog).toBeVisible();
      expect(await typed()).toEqual(text);
      await expect(stars(5)).toBeChecked();
    };

    for (const status of [400, 429, 500, 503]) {
      await page.route(reviewPath, (route) => {
        keys.add(route.request().headers()['idempotency-key']);
        return route.fulfill({ status, body: '' });
      });
      await submit.click();
      const line = dialog.getByRole('status');
      await expect(
        line.getByText(
          status === 429
            ? /^Too many requests came from your network\..* try again\.$/
            : 'Your review was not sent, but nothing is lost. Please try again.',
        ),
      ).toBeVisible();
      await expect(line.getByRole('link')).toHaveText(['Send it on WhatsApp']);
      await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
      await expectKept();
      await page.unroute(reviewPath);
    }

    await page.route(reviewPath, async (route) => {
      keys.add(route.request().headers()['idempotency-key']);
      // The request arrives, but its response is lost.
      await route.fetch();
      await route.abort('connectionreset');
    });
    await submit.click();
    const alert = dialog.getByRole('alert');
    await expect(alert.getByText('Failed to submit review. Try again later.', { exact: true })).toBeVisible();
    const whatsapp = await alert.getByRole('link', { name: 'Send it on WhatsApp' }).getAttribute('href');
    expect(new URL(whatsapp ?? '').searchParams.get('text')).toBe(
      `My review: ${text.text}\n${text.name}, ${text.title}`,
    );
    await expect(dialog.getByRole('status')).toHaveText('');
    await expectKept();
    await page.unroute(reviewPath);
    expect(keys.size).toBe(1);

    await submit.click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('status').filter({ hasText: sent })).toBeVisible();
    expect(await reviewsBy(site, text.name)).toHaveLength(1);
  });

  test('where React cannot be had the button leads to the same form in the page', async ({
    page,
    site,
  }, info) => {
    await page.route(/\/assets\/client[^/]*\.js$/, (route) => route.abort());
    await page.goto('/Testimonials');
    await page.getByRole('button', { name: 'Write a Review' }).click();
    const form = reviewForm(page.locator('#review-form'));
    await form.fill(review(`No React ${info.project.name}`));
    await form.submit.click();
    await expect(page).toHaveURL(/\/ReviewSent\?sent=/);
    expect(await reviewsBy(site, `No React ${info.project.name}`)).toHaveLength(1);
  });
});
