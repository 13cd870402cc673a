import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { airMedicalEvac } from '../../src/content/en/airMedicalEvac';
import { emergencyCare } from '../../src/content/en/emergencyCare';
import { evacuationServices } from '../../src/content/en/evacuationServices';
import { eventCoverage } from '../../src/content/en/eventCoverage';
import { healthInsurancePage } from '../../src/content/en/healthInsurancePage';
import { internationalPatientTransfer } from '../../src/content/en/internationalPatientTransfer';
import { paediatricClinic } from '../../src/content/en/paediatricClinic';
import { paramedicsPage } from '../../src/content/en/paramedicsPage';
import { patientTransfer } from '../../src/content/en/patientTransfer';
import { schoolEmergencyCover } from '../../src/content/en/schoolEmergencyCover';
import { site } from '../../src/content/en/site';
import { siteEmergencyCover } from '../../src/content/en/siteEmergencyCover';
import { sportsCoverage } from '../../src/content/en/sportsCoverage';
import { ServicePage } from '../../src/pages/ServicePage';
import { expectCallLinks, expectWholePage, noData } from './wholePage';

const meta = {
  component: ServicePage,
  parameters: { layout: 'fullscreen', path: '/EmergencyCare' },
  args: { content: emergencyCare, site, data: noData },
} satisfies Meta<typeof ServicePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Emergency response: with the emergency card. */
export const OnDesktop: Story = {
  play: async ({ canvasElement, args }) => {
    await expectWholePage(canvasElement, args.content.banner.title);
    await expectCallLinks(canvasElement);
  },
};

/** Two screens of a phone, less the header that stands above a page. */
const twoScreens = 2 * 740 - 80;

/** Emergency response on a phone: what one gets and what asking costs stand on the first two screens. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, args }) => {
    await expectWholePage(canvasElement, args.content.banner.title);
    const answer = canvas.getByText('What asking costs').nextElementSibling;
    await expect(answer?.getBoundingClientRect().bottom).toBeLessThan(twoScreens);
  },
};

/** Right to left. */
export const RightToLeft: Story = { ...OnDesktop, globals: { direction: 'rtl' } };

/** Cover for schools, with pictures. */
export const SchoolEmergencyCover: Story = {
  ...OnDesktop,
  args: { content: schoolEmergencyCover },
  parameters: { path: '/SchoolEmergencyCover' },
};

/** The older address of the cover for schools. */
export const HealthInsurancePage: Story = {
  ...OnDesktop,
  args: { content: healthInsurancePage },
  parameters: { path: '/HealthInsurancePage' },
};

/** Cover for building sites, factories, farms and offices. */
export const SiteEmergencyCover: Story = {
  ...OnDesktop,
  args: { content: siteEmergencyCover },
  parameters: { path: '/SiteEmergencyCover' },
};

/** Cover for lodges, camps and teams far from a hospital. */
export const EvacuationServices: Story = {
  ...OnDesktop,
  args: { content: evacuationServices },
  parameters: { path: '/EvacuationServices' },
};

/** Air medical evacuation. */
export const AirMedicalEvac: Story = {
  ...OnDesktop,
  args: { content: airMedicalEvac },
  parameters: { path: '/AirMedicalEvac' },
};

/** International patient transfer. */
export const InternationalPatientTransfer: Story = {
  ...OnDesktop,
  args: { content: internationalPatientTransfer },
  parameters: { path: '/InternationalPatientTransfer' },
};

/** Cover for events. */
export const EventCoverage: Story = {
  ...OnDesktop,
  args: { content: eventCoverage },
  parameters: { path: '/EventCoverage' },
};

/** Patient transfer. */
export const PatientTransfer: Story = {
  ...OnDesktop,
  args: { content: patientTransfer },
  parameters: { path: '/PatientTransfer' },
};

/** Cover for matches and races. */
export const SportsCoverage: Story = {
  ...OnDesktop,
  args: { content: sportsCoverage },
  parameters: { path: '/SportsCoverage' },
};

/** Who comes, with what. */
export const ParamedicsPage: Story = {
  ...OnDesktop,
  args: { content: paramedicsPage },
  parameters: { path: '/ParamedicsPage' },
};

/** A clinic for children. */
export const PaediatricClinic: Story = {
  ...OnDesktop,
  args: { content: paediatricClinic },
  parameters: { path: '/PaediatricClinic' },
};

/** Cover for schools on a phone: all three answers stand on the first two screens. */
export const SchoolEmergencyCoverOnPhone: Story = {
  ...SchoolEmergencyCover,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, args }) => {
    await expectWholePage(canvasElement, args.content.banner.title);
    const answer = canvas.getByText('What to do now').nextElementSibling;
    await expect(answer?.getBoundingClientRect().bottom).toBeLessThan(twoScreens);
  },
};

/** The longest name of a service on the narrowest phone, at twice its size. */
export const InternationalPatientTransferOnNarrowPhone: Story = {
  ...InternationalPatientTransfer,
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
};

/** The number is the first thing that the keyboard reaches. */
export const CallFirstByKeyboard: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(document.activeElement).toHaveAttribute('href', expect.stringMatching(/^tel:/));
  },
};
