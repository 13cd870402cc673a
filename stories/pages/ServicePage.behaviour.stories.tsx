import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { readFacts } from '../../src/config/facts';
import { airMedicalEvac } from '../../src/content/pages/airMedicalEvac';
import { evacuationServices } from '../../src/content/pages/evacuationServices';
import { eventCoverage } from '../../src/content/pages/eventCoverage';
import { courseFrom, firstAidTraining } from '../../src/content/pages/firstAidTraining';
import { healthInsurancePage } from '../../src/content/pages/healthInsurancePage';
import { internationalPatientTransfer } from '../../src/content/pages/internationalPatientTransfer';
import { paediatricClinic } from '../../src/content/pages/paediatricClinic';
import { paramedicsPage } from '../../src/content/pages/paramedicsPage';
import { patientTransfer } from '../../src/content/pages/patientTransfer';
import { siteEmergencyCover } from '../../src/content/pages/siteEmergencyCover';
import { sportsCoverage } from '../../src/content/pages/sportsCoverage';
import states, { Default } from './ServicePage.stories';

const meta = {
  ...states,
  tags: ['!dev', '!autodocs', 'behaviour'],
} satisfies Meta<typeof states.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Right to left. */
export const RightToLeft: Story = { ...Default, globals: { direction: 'rtl' } };

/** The older address of the cover for schools. */
export const HealthInsurancePage: Story = {
  ...Default,
  args: { content: healthInsurancePage },
  parameters: { path: '/HealthInsurancePage' },
};

/** Cover for building sites, factories, farms and offices. */
export const SiteEmergencyCover: Story = {
  ...Default,
  args: { content: siteEmergencyCover },
  parameters: { path: '/SiteEmergencyCover' },
};

/** Cover for lodges, camps and teams far from a hospital. */
export const EvacuationServices: Story = {
  ...Default,
  args: { content: evacuationServices },
  parameters: { path: '/EvacuationServices' },
};

/** Air medical evacuation. */
export const AirMedicalEvac: Story = {
  ...Default,
  args: { content: airMedicalEvac },
  parameters: { path: '/AirMedicalEvac' },
};

/** International patient transfer. */
export const InternationalPatientTransfer: Story = {
  ...Default,
  args: { content: internationalPatientTransfer },
  parameters: { path: '/InternationalPatientTransfer' },
};

/** Cover for events. */
export const EventCoverage: Story = {
  ...Default,
  args: { content: eventCoverage },
  parameters: { path: '/EventCoverage' },
};

/** Patient transfer. */
export const PatientTransfer: Story = {
  ...Default,
  args: { content: patientTransfer },
  parameters: { path: '/PatientTransfer' },
};

/** Cover for matches and races. */
export const SportsCoverage: Story = {
  ...Default,
  args: { content: sportsCoverage },
  parameters: { path: '/SportsCoverage' },
};

/** First-aid courses; the owner has set nothing. */
export const FirstAidTraining: Story = {
  ...Default,
  args: { content: firstAidTraining },
  parameters: { path: '/FirstAidTraining' },
};

/** Samples: a course with everything that the owner can set. */
export const FirstAidTrainingWithDates: Story = {
  ...FirstAidTraining,
  args: {
    content: {
      ...firstAidTraining,
      course: courseFrom(
        readFacts({
          DOSHS_APPROVAL: 'FA/123/2026',
          TRAINING_DATES: '2027-02-08, 2027-05-10',
          TRAINING_HOURS: '16',
          TRAINING_GROUP: '20',
          TRAINING_VALID_YEARS: '2',
        }),
      ),
    },
  },
};

/** Who comes, with what. */
export const ParamedicsPage: Story = {
  ...Default,
  args: { content: paramedicsPage },
  parameters: { path: '/ParamedicsPage' },
};

/** A clinic for children. */
export const PaediatricClinic: Story = {
  ...Default,
  args: { content: paediatricClinic },
  parameters: { path: '/PaediatricClinic' },
};

/** The longest name of a service on the narrowest phone, at 200 %. */
export const InternationalPatientTransferOnNarrowPhone: Story = {
  ...InternationalPatientTransfer,
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
};

/** The number is the first tab stop. */
export const CallFirstByKeyboard: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(document.activeElement).toHaveAttribute('href', expect.stringMatching(/^tel:/));
  },
};
