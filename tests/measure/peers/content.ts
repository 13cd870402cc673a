import { contact } from '../../../src/content/pages/contact';
import { paramedicsPage } from '../../../src/content/pages/paramedicsPage';
import { site } from '../../../src/content/pages/site';

const { header, footer } = site;

/** The menu of the header in one level, like their menus: of a group of links the first one. */
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

/** The fields of our contact form, in its order, with the error messages for empty ones. */
const fields = (['name', 'email', 'phone', 'message'] as const).map((name) => ({
  name,
  label: labels[name],
  hint: name === 'phone' || name === 'message' ? help[name] : undefined,
  missing: messages[name].required,
}));

/** Texts of the pages by other front ends: those of our own pages. */
export const peerContent = {
  text: { ...frame, page: paramedicsPage },
  form: { ...frame, page: contact, fields, consent: labels.notice, back: '/ContactUs' },
};

/** A page that other front ends render. */
export type PeerPage = keyof typeof peerContent;
