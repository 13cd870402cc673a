import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ClinicsCarousel } from '../../src/components/ClinicsCarousel/ClinicsCarousel';
import { clinics } from '../../src/content/pages/clinics';
import { expectToFitScreen } from '../fixtures/layout';
import { expectShown, next, press, previous } from './clinicsCarouselSteps';

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

/** Three cards on a wide screen; there is no arrow back from the first. */
export const Default: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(9);
    await expect(canvas.getAllByRole('link')[8]).toHaveAttribute('href', '/BookAppointment?clinic=9');
    await expectShown(canvas, 'Cardiology', 'Neurology', 'Pediatrics');
    await expect(previous(canvas)).toBeNull();
    await expect(next(canvas)).toBeVisible();
    await expect(next(canvas)?.querySelector('svg')?.getBoundingClientRect().width).toBe(28);
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

/** Last clinics: the arrow onward is hidden, and the focus is on the other one. */
export const LastClinics: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    await press(userEvent.click, next(canvas), 6);
    await expectShown(canvas, 'Pulmonology', 'NeuroSurgical', 'Nutritional');
    // The row is there a frame before the buttons know it.
    await waitFor(() => expect(next(canvas)).toBeNull());
    await expect(previous(canvas)).toHaveFocus();
  },
};

/** Two cards on a tablet. */
export const OnTablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas, userEvent }) => {
    await press(userEvent.click, next(canvas), 7);
    await expectShown(canvas, 'NeuroSurgical', 'Nutritional');
    // The row is there a frame before the buttons know it.
    await waitFor(() => expect(next(canvas)).toBeNull());
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

/** On a phone the nine clinics are shown one after another. */
export const LastClinicOnPhone: Story = {
  globals: { viewport: { value: 'phone' }, motion: 'reduced' },
  play: async ({ canvas, userEvent }) => {
    for (const { name } of clinics.items) {
      await expectShown(canvas, name);
      await press(userEvent.click, next(canvas), 1);
    }
    // The row is there a frame before the buttons know it.
    await waitFor(() => expect(next(canvas)).toBeNull());
    await expect(previous(canvas)).toHaveFocus();
  },
};

/** Few clinics: no arrows. */
export const FewClinics: Story = {
  args: { clinics: clinics.items.slice(0, 2) },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
  },
};

/** Long names wrap; all cards of a row have the same height. */
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
