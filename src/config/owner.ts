import * as z from 'zod/mini';
import { formatPhone, formatPhoneInternational, normalisePhone } from '../domain/phone';
import { readSettings, setting, type Environment } from './settings';

/** Whether a value is an origin, scheme, host and port only: over https, or on this machine. */
function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { origin, protocol, hostname } = new URL(value);
  // `URL` accepts a host with `;` or a quotation mark, which would break a Content-Security-Policy.
  const isHost = /^(?:[a-z\d.-]+|\[[a-f\d:]+\])$/.test(hostname);
  const isHere = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
  return origin === value && isHost && (protocol === 'https:' || (protocol === 'http:' && isHere));
}

const text = (usual: string, longest = 200) =>
  setting(usual, `must not be longer than ${String(longest)} letters`, ({ length }) => length <= longest);
const phone = (usual: string) =>
  setting(
    usual,
    'must be a phone number such as +254 712 345 678',
    (value) => normalisePhone(value) !== undefined,
  );
const matching = (usual: string, expected: string, type: z.ZodMiniType) =>
  setting(usual, expected, (value) => type.safeParse(value).success);
const link = (usual: string) =>
  matching(usual, 'must be an https:// address', z.url({ protocol: /^https$/ }));
const id = (usual: string) =>
  setting(usual, 'must be letters, digits, _ or -', (value) => /^[\w-]{1,100}$/.test(value));

/** Data that differ between services. Every default is a placeholder, which `npm start` lists until it is replaced. */
const ownerSettings = z.object({
  /** Name of the service, as on its vehicles. */
  BRAND_NAME: text('Haraka Paramedics', 40),
  /** Emergency and contact number; in any Kenyan or international format. */
  PHONE: phone('+254 700 000 000'),
  /** WhatsApp number; in any Kenyan or international format. */
  WHATSAPP: phone('+254 700 000 000'),
  /** Support e-mail address. */
  EMAIL: matching('help@example.co.ke', 'must be an e-mail address', z.email()),
  /** Street address of the service: in the footer, on the contact page and in the legal texts. */
  ADDRESS: text('Example Road 1, Syokimau, Kenya'),
  /** Name or address of the data protection officer, for the privacy policy; empty if there is none. */
  DATA_PROTECTION_OFFICER: text(''),
  /** Builder of the site, for the credit in the footer. */
  DEVELOPER_NAME: text('Example Studio'),
  /** The builder's phone. */
  DEVELOPER_PHONE: phone('+254 700 000 001'),
  /** Social pages, `https:` addresses. */
  FACEBOOK_URL: link('https://www.facebook.com/example'),
  TWITTER_URL: link('https://twitter.com/example'),
  LINKEDIN_URL: link('https://www.linkedin.com/company/example'),
  INSTAGRAM_URL: link('https://www.instagram.com/example'),
  /** Ids of the e-mail sending service (EmailJS); the site's own server expects the same ones. */
  EMAILJS_PUBLIC_KEY: id('placeholder_public_key'),
  EMAILJS_SERVICE_ID: id('placeholder_service'),
  EMAILJS_TEMPLATE_ID: id('placeholder_template'),
  /** Origin to which contact messages are sent, such as `https://api.emailjs.com`; `own` is this site's server. */
  EMAILJS_ORIGIN: setting(
    'own',
    'must be own or an https origin such as https://api.emailjs.com',
    (value) => value === 'own' || isOrigin(value),
  ),
  /** Public address of the site, without a path. */
  SITE_URL: setting(
    'http://localhost:3000',
    'must be an https origin such as https://www.example.co.ke',
    isOrigin,
  ),
});

/** The owner's default data: placeholders. */
export const ownerDefaults = ownerSettings.parse({});

/** Name of a setting of the owner's data. */
export type OwnerSetting = keyof typeof ownerDefaults;

/** Settings whose default is a real choice, not a placeholder. */
const realDefaults: readonly OwnerSetting[] = ['EMAILJS_ORIGIN', 'DATA_PROTECTION_OFFICER'];

/** A phone number in the formats that pages need. */
export interface OwnerPhone {
  /** In Kenyan format: `0700 000 000`. */
  display: string;
  /** In international format: `+254 700 000 000`. */
  international: string;
  /** `tel:` address. */
  href: string;
}

/** The owner's data as pages and server use them. */
export type Owner = ReturnType<typeof readOwner>;

function ownerPhone(value: string): OwnerPhone {
  const e164 = normalisePhone(value) ?? '';
  return { display: formatPhone(e164), international: formatPhoneInternational(e164), href: `tel:${e164}` };
}

/** Reads the owner's data from the environment. @throws {ConfigError} If a value is invalid; the message names the variable. */
export function readOwner(env: Environment) {
  const s = readSettings(ownerSettings, env);
  const placeholders = (Object.keys(ownerDefaults) as OwnerSetting[]).filter(
    (name) => s[name] === ownerDefaults[name] && !realDefaults.includes(name),
  );
  return {
    brand: s.BRAND_NAME,
    phone: ownerPhone(s.PHONE),
    developer: { name: s.DEVELOPER_NAME, phone: ownerPhone(s.DEVELOPER_PHONE) },
    /** `https://wa.me/…` address. */
    whatsapp: { href: `https://wa.me/${(normalisePhone(s.WHATSAPP) ?? '').slice(1)}` },
    email: s.EMAIL,
    address: s.ADDRESS,
    /** The data protection officer; empty if there is none. */
    officer: s.DATA_PROTECTION_OFFICER,
    social: {
      facebook: s.FACEBOOK_URL,
      twitter: s.TWITTER_URL,
      linkedin: s.LINKEDIN_URL,
      instagram: s.INSTAGRAM_URL,
    },
    /** Ids and origin of the e-mail service; an empty origin is the site's own server. */
    emailService: {
      publicKey: s.EMAILJS_PUBLIC_KEY,
      serviceId: s.EMAILJS_SERVICE_ID,
      templateId: s.EMAILJS_TEMPLATE_ID,
      origin: s.EMAILJS_ORIGIN === 'own' ? '' : s.EMAILJS_ORIGIN,
    },
    /** Public address of the site, without a trailing slash. */
    siteUrl: s.SITE_URL,
    /** Settings that still hold their placeholder. */
    placeholders,
  };
}
