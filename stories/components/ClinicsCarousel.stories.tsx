import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ClinicsCarousel } from '../../src/components/ClinicsCarousel/ClinicsCarousel';
import { clinics } from '../../src/content/en/clinics';
import type { Canvas } from '../fixtures/canvas';
import { expectToFitScreen } from '../fixtures/layout';

const meta = {
  component: ClinicsCarousel,
  args: {
    label: clinics.title,
    clinics: clinics.items,
    labels: clinics.labels,
  },
} satisfies Meta<typeof ClinicsCarousel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Titles of the cards that lie wholly inside the row. */
function shownTitles(canvas: Canvas) {
  const row = canvas.getByRole('list').getBoundingClientRect();
  return canvas
    .getAllByRole('listitem')
    .filter((item: HTMLElement) => {
      const { left, right } = item.getBoundingClientRect();
      return left >= row.left - 1 && right <= row.right + 1;
    })
    .map((item: HTMLElement) => item.querySelector('h3')?.textContent);
}

const expectShown = (canvas: Canvas, ...titles: string[]) =>
  waitFor(() => expect(shownTitles(canvas)).toEqual(titles.map((title) => `${title} Clinic`)), {
    timeout: 3000,
  });

const previous = (canvas: Canvas) => canvas.queryByRole('button', { name: 'Previous clinics' });
const next = (canvas: Canvas) => canvas.queryByRole('button', { name: 'Next clinics' });

/** Presses a button so many times. */
async function press(click: (button: Element) => Promise<void>, button: HTMLElement | null, times: number) {
  for (let time = 0; time < times; time += 1) if (button) await click(button);
}

/** Three cards on a wide screen; there is nothing before the first. */
export const Default: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(9);
    await expect(canvas.getAllByRole('link')[8]).toHaveAttribute('href', '/BookAppointment?clinic=9');
    await expectShown(canvas, 'Cardiology', 'Neurology', 'Pediatrics');
    await expect(previous(canvas)).toBeNull();
    await expect(next(canvas)).toBeVisible();
  },
};

/** An arrow moves by one card; the status says which are shown. */
export const MovedOn: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    await press(userEvent.click, next(canvas), 3);
    await expectShown(canvas, 'Orthopedics', 'Dermatology', 'Maternity');
    await expect(canvas.getByRole('status')).toHaveTextContent('Clinics 4 to 6 of 9');
    await userEvent.click(previous(canvas) as HTMLElement);
    await expectShown(canvas, 'Pediatrics', 'Orthopedics', 'Dermatology');
  },
};

/** Last clinics: the arrow onward is gone, and the focus is on the other one. */
export const LastClinics: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    await press(userEvent.click, next(canvas), 6);
    await expectShown(canvas, 'Pulmonology', 'NeuroSurgical', 'Nutritional');
    await expect(next(canvas)).toBeNull();
    await expect(previous(canvas)).toHaveFocus();
  },
};

/** Back at the first clinics by keyboard, the focus goes to the arrow onward. */
export const BackToFirst: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(next(canvas)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expectShown(canvas, 'Neurology', 'Pediatrics', 'Orthopedics');
    await userEvent.tab({ shift: true });
    await expect(previous(canvas)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(previous(canvas)).toBeNull();
    await expect(next(canvas)).toHaveFocus();
    await expectShown(canvas, 'Cardiology', 'Neurology', 'Pediatrics');
  },
};

/** Two cards on a tablet. */
export const OnTablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas, userEvent }) => {
    await press(userEvent.click, next(canvas), 7);
    await expectShown(canvas, 'NeuroSurgical', 'Nutritional');
    await expect(next(canvas)).toBeNull();
    await expect(canvas.getByRole('status')).toHaveTextContent('Clinics 8 to 9 of 9');
  },
};

/** One card on a phone. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expectShown(canvas, 'Cardiology');
    await expect(canvas.getByRole('status')).toHaveTextContent('Clinic 1 of 9');
    const { offsetWidth, offsetHeight } = next(canvas) as HTMLElement;
    await expect(Math.min(offsetWidth, offsetHeight)).toBeGreaterThanOrEqual(44);
    await expectToFitScreen();
  },
};

/** On a phone each of the nine clinics comes in its turn. */
export const LastClinicOnPhone: Story = {
  globals: { viewport: { value: 'phone' }, motion: 'reduced' },
  play: async ({ canvas, userEvent }) => {
    for (const { name } of clinics.items) {
      await expectShown(canvas, name);
      await press(userEvent.click, next(canvas), 1);
    }
    await expect(next(canvas)).toBeNull();
    await expect(previous(canvas)).toHaveFocus();
  },
};

/** A swipe moves arrows and status along. */
export const Swiped: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    canvas.getByRole('list').scrollTo({ left: 350 * 4 });
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Clinic 5 of 9'));
    await expect(previous(canvas)).toBeVisible();
    await expectShown(canvas, 'Dermatology');
  },
};

/** Who goes from link to link by Tab brings each card into view; the status keeps up. */
export const FollowsTheFocus: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    for (let card = 1; card <= 3; card += 1) await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /Pediatrics Clinic/ })).toHaveFocus();
    await expectShown(canvas, 'Pediatrics');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Clinic 3 of 9'));
  },
};

/** Few clinics: nothing to move, no arrows. */
export const FewClinics: Story = {
  args: { clinics: clinics.items.slice(0, 2) },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
  },
};

/** Under reduced motion the cards jump. */
export const ReducedMotion: Story = {
  globals: { viewport: { value: 'desktop' }, motion: 'reduced' },
  play: async ({ canvas, userEvent }) => {
    await press(userEvent.click, next(canvas), 1);
    await expect(shownTitles(canvas)[0]).toBe('Neurology Clinic');
  },
};

/** Long names wrap; all cards of a row are equally high. */
export const LongText: Story = {
  args: {
    clinics: clinics.items.map((clinic) => ({
      ...clinic,
      name: `${clinic.name} follow-up and rehabilitation`,
    })),
  },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('article').map(({ offsetHeight }) => offsetHeight);
    await expect(new Set(heights).size).toBe(1);
    await expectToFitScreen();
  },
};

/** From right to left the cards move the other way. */
export const RightToLeft: Story = {
  globals: { viewport: { value: 'desktop' }, direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await press(userEvent.click, next(canvas), 6);
    await expectShown(canvas, 'Pulmonology', 'NeuroSurgical', 'Nutritional');
    await expect(previous(canvas)).toHaveFocus();
  },
};

/** Text at 200 %. */
export const LargeText: Story = {
  globals: { viewport: { value: 'phone' }, textSize: '200' },
  play: expectToFitScreen,
};
