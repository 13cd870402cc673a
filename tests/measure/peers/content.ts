import { contact } from '../../../src/content/en/contact';
import { paramedicsPage } from '../../../src/content/en/paramedicsPage';
import { site } from '../../../src/content/en/site';

const { header, footer } = site;

/** The menu of the header in one level, as their menus are: of a list of links the first one. */
const navigation = header.items.map((item) => ({
  text: item.label,
  href: 'to' in item ? item.to : (item.links[0]?.to ?? '/'),
}));

const asItem = ({ label, to }: { label: string; to: string }) => ({ text: label, href: to });

/** The frame around both pages. */
const frame = {
  brand: header.brand,
  navigation,
  footerGroups: footer.groups.map(({ title, links }) => ({ title, items: links.map(asItem) })),
  legal: footer.legal.links.map(asItem),
};

const { labels, messages, help } = contact.form;

/** The fields of our contact form, in its order, with what is said where one is missing. */
const fields = (['name', 'email', 'phone', 'message'] as const).map((name) => ({
  name,
  label: labels[name],
  hint: name === 'phone' || name === 'message' ? help[name] : undefined,
  missing: messages[name].required,
}));

/** What the pages of other front ends say: the words of our own. */
export const peerContent = {
  text: { ...frame, page: paramedicsPage },
  form: { ...frame, page: contact, fields, consent: labels.notice, back: '/ContactUs' },
};

/** A page that is made by other front ends. */
export type PeerPage = keyof typeof peerContent;
