import * as z from 'zod/mini';
import { formatPhone, formatPhoneInternational, normalisePhone } from '../domain/phone';
import { optional, readSettings, setting, type Environment } from './settings';

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
const isPhone = (value: string) => normalisePhone(value) !== undefined;
const phone = (usual: string) => setting(usual, 'must be a phone number such as +254 712 345 678', isPhone);
/** A number of three to six digits that a network or the authority has given out, such as 1199: it can be called, no more. */
const isShortCode = (value: string) => /^\d{3,6}$/.test(value);
const callable = (usual: string) =>
  setting(
    usual,
    'must be one phone number such as +254 712 345 678, or a short code of 3 to 6 digits; the second number is PHONE_2',
    (value) => isShortCode(value) || isPhone(value),
  );
/** What leaves a part of the pages out. */
const none = 'none';
const matching = (usual: string, expected: string, type: z.ZodMiniType) =>
  setting(usual, expected, (value) => type.safeParse(value).success);
const link = (usual: string) =>
  setting(
    usual,
    'must be an https:// address, or none',
    (value) => value === none || z.url({ protocol: /^https$/ }).safeParse(value).success,
  );
const id = (usual: string) =>
  setting(usual, 'must be letters, digits, _ or -', (value) => /^[\w-]{1,100}$/.test(value));

/** Data that differ between services. Every default is a placeholder, which `npm start` lists until it is replaced. */
const ownerSettings = z.object({
  /** Name of the service, as on its vehicles. */
  BRAND_NAME: text('Haraka Paramedics', 40),
  /** Emergency and contact number; in any Kenyan or international format, or a short code of 3 to 6 digits. */
  PHONE: callable('+254 700 000 000'),
  /** A second number, of another network, for when the first one is not reached; empty if there is none. */
  PHONE_2: setting(
    '',
    'must be one phone number such as +254 712 345 678, or a short code of 3 to 6 digits',
    (value) => value === '' || isShortCode(value) || isPhone(value),
  ),
  /** Phone number of the office, for quotes, invoices and courses; empty if the office has no number of its own. */
  OFFICE_PHONE: optional('must be a phone number such as +254 20 123 4567', isPhone),
  /** WhatsApp number; in any Kenyan or international format. */
  WHATSAPP: phone('+254 700 000 000'),
  /** Support e-mail address. */
  EMAIL: matching('help@example.co.ke', 'must be an e-mail address', z.email()),
  /** Street address of the service: in the footer, on the contact page and in the legal texts. */
  ADDRESS: text('Example Road 1, Syokimau, Kenya'),
  /** Name or address of the data protection officer, for the privacy policy; empty if there is none. */
  DATA_PROTECTION_OFFICER: text(''),
  /** Builder of the site, for the credit in the footer; `none` for no credit. */
  DEVELOPER_NAME: text('Example Studio'),
  /** The builder's phone. */
  DEVELOPER_PHONE: phone('+254 700 000 001'),
  /** Social pages, `https:` addresses; `none` leaves one out. */
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
const realDefaults: readonly OwnerSetting[] = [
  'EMAILJS_ORIGIN',
  'DATA_PROTECTION_OFFICER',
  'PHONE_2',
  'OFFICE_PHONE',
];

/** Settings that nothing needs, beside others: a builder without a credit, ids of a service that is not used. */
function unneeded({
  DEVELOPER_NAME,
  EMAILJS_ORIGIN,
}: Readonly<Record<OwnerSetting, string>>): OwnerSetting[] {
  return [
    ...(DEVELOPER_NAME === none ? (['DEVELOPER_PHONE'] as const) : []),
    ...(EMAILJS_ORIGIN === 'own'
      ? (['EMAILJS_PUBLIC_KEY', 'EMAILJS_SERVICE_ID', 'EMAILJS_TEMPLATE_ID'] as const)
      : []),
  ];
}

/** A phone number in the formats that pages need. */
export interface OwnerPhone {
  /** In Kenyan format: `0700 000 000`; a short code as it is. */
  display: string;
  /** In international format: `+254 700 000 000`; a short code has none. */
  international?: string;
  /** `tel:` address. */
  href: string;
}

/** The owner's data as pages and server use them. */
export type Owner = ReturnType<typeof readOwner>;

function ownerPhone(value: string): OwnerPhone {
  if (isShortCode(value)) return { display: value, href: `tel:${value}` };
  const e164 = normalisePhone(value) ?? '';
  return { display: formatPhone(e164), international: formatPhoneInternational(e164), href: `tel:${e164}` };
}

/** Reads the owner's data from the environment. @throws {ConfigError} If a value is invalid; the message names the variable. */
export function readOwner(env: Environment) {
  const s = readSettings(ownerSettings, env);
  const placeholders = (Object.keys(ownerDefaults) as OwnerSetting[]).filter(
    (name) => s[name] === ownerDefaults[name] && !realDefaults.includes(name) && !unneeded(s).includes(name),
  );
  const given = (value: string) => (value === none ? undefined : value);
  return {
    brand: s.BRAND_NAME,
    phone: ownerPhone(s.PHONE),
    /** For when the first number is not reached; left out if there is none. */
    secondPhone: s.PHONE_2 === '' ? undefined : ownerPhone(s.PHONE_2),
    /** The office's number; left out if it has none of its own. */
    officePhone: s.OFFICE_PHONE === '' ? undefined : ownerPhone(s.OFFICE_PHONE),
    /** `sms:` address: a short code takes no messages. */
    sms: `sms:${normalisePhone([s.PHONE, s.PHONE_2].find(isPhone) ?? s.WHATSAPP) ?? ''}`,
    /** Builder of the site; left out if the owner gives no credit. */
    developer:
      s.DEVELOPER_NAME === none
        ? undefined
        : { name: s.DEVELOPER_NAME, phone: ownerPhone(s.DEVELOPER_PHONE) },
    /** `https://wa.me/…` address. */
    whatsapp: { href: `https://wa.me/${(normalisePhone(s.WHATSAPP) ?? '').slice(1)}` },
    email: s.EMAIL,
    address: s.ADDRESS,
    /** The data protection officer; empty if there is none. */
    officer: s.DATA_PROTECTION_OFFICER,
    /** Addresses of the social pages that there are. */
    social: {
      facebook: given(s.FACEBOOK_URL),
      twitter: given(s.TWITTER_URL),
      linkedin: given(s.LINKEDIN_URL),
      instagram: given(s.INSTAGRAM_URL),
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
