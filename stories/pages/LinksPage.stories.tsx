import type { Meta, StoryObj } from '@storybook/react-vite';
import { chatBotPage } from '../../src/content/pages/chatBotPage';
import { site } from '../../src/content/pages/site';
import { whatsappPage } from '../../src/content/pages/whatsappPage';
import { LinksPage } from '../../src/pages/LinksPage';
import { expectCallLinks, expectWholePage, noData } from './wholePage';

const meta = {
  component: LinksPage,
  parameters: { layout: 'fullscreen', path: '/WhatsappIcon' },
  args: { content: whatsappPage, site, data: noData },
} satisfies Meta<typeof LinksPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A link to the WhatsApp chat. */
export const Default: Story = {
  parameters: { pictures: false },
  play: async ({ canvasElement, args }) => {
    await expectWholePage(canvasElement, args.content.title);
    await expectCallLinks(canvasElement);
  },
};

/** On a phone. */
export const OnPhone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };

/** The page below the assistant, which is all that is shown without JavaScript. */
export const Assistant: Story = {
  parameters: { pictures: false },
  ...Default,
  args: { content: chatBotPage },
};
