import type { Meta, StoryObj } from '@storybook/react-vite';
import { readFacts } from '../../src/config/facts';
import { numbersFrom } from '../../src/content/pages/numbersAndPapers';
import { site } from '../../src/content/pages/site';
import { NumbersPage } from '../../src/pages/NumbersPage';
import { expectNoCallLinks, expectWholePage, noData } from './wholePage';

/** Samples: the owner sets all of these. */
const content = numbersFrom(
  readFacts({
    LICENCES: 'KMPDC licence 012345, Business registration PVT-678',
    COUNTIES: 'Nairobi, Kiambu, Machakos, Kajiado',
    BASES: 'Syokimau, Westlands',
    AMBULANCES: '9',
    ADVANCED_UNITS: '4',
    CREW: '38',
    INSURERS: 'Example Insurance, Sample Health',
    MPESA_TILL: '123456',
    CARD_PAYMENT: 'yes',
    SHA_STATUS: 'yes 2026-10-01',
    OFFICE_HOURS: 'Monday to Friday 8 am to 5 pm, Saturday 9 am to 1 pm',
    CLINIC_ADDRESS: 'Example Road 2, Syokimau, Kenya',
    CLINIC_LANDMARK: 'Opposite the railway station',
    LANGUAGES: 'English, Kiswahili',
    COMPLAINT_DAYS: '7',
    OPEN_JOBS: 'Paramedic, Dispatcher',
    TRAINING_DATES: '2027-02-08, 2027-05-10',
  }),
);

const meta = {
  component: NumbersPage,
  parameters: { layout: 'fullscreen', path: '/NumbersAndPapers' },
  args: { content, site, data: noData },
} satisfies Meta<typeof NumbersPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Everything is set. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await expectWholePage(canvasElement, args.content.banner.title);
    await expectNoCallLinks(canvasElement);
  },
};

/** On a phone. */
export const OnPhone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
