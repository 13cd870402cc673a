import * as z from 'zod/mini';
import { formatPhone, formatPhoneInternational, normalisePhone } from '../domain/phone';

/**
 * The owner's data: everything that differs between one service and another. Read once, from environment
 * variables, at build and at start; every default is a placeholder that `npm start` lists until it is replaced.
 */
export const ownerDefaults = {
  /** Name of the service, as on the vehicles. */
  BRAND_NAME: 'Haraka Paramedics',
  /** Emergency and contact number; any Kenyan or international spelling. */
  PHONE: '+254 700 000 000',
  /** WhatsApp number; any Kenyan or international spelling. */
  WHATSAPP: '+254 700 000 000',
  /** Support e-mail address. */
  EMAIL: 'help@example.co.ke',
  /** Street address in the footer. */
  ADDRESS: 'Example Road 1, Nairobi, Kenya',
  /** Street address in the privacy policy. */
  PRIVACY_ADDRESS: 'Example Road 1, Syokimau, Kenya',
  /** Who built the site, for the credit in the footer. */
  DEVELOPER_NAME: 'Example Studio',
  /** Phone of whoever built the site. */
  DEVELOPER_PHONE: '+254 700 000 001',
  /** Social pages, `https:` addresses. */
  FACEBOOK_URL: 'https://www.facebook.com/example',
  TWITTER_URL: 'https://twitter.com/example',
  LINKEDIN_URL: 'https://www.linkedin.com/company/example',
  INSTAGRAM_URL: 'https://www.instagram.com/example',
  /** Ids of the e-mail sending service (EmailJS); the site's own server checks for the same ones. */
  EMAILJS_PUBLIC_KEY: 'placeholder_public_key',
  EMAILJS_SERVICE_ID: 'placeholder_service',
  EMAILJS_TEMPLATE_ID: 'placeholder_template',
  /** Origin that contact messages are sent to, such as `https://api.emailjs.com`; `own` is this site's server. */
  EMAILJS_ORIGIN: 'own',
  /** Public address of the site, without a path. */
  SITE_URL: 'http://localhost:3000',
} as const;

/** Name of a setting of the owner's data. */
export type OwnerSetting = keyof typeof ownerDefaults;

/** Settings whose default is a real choice, not a placeholder. */
const realDefaults: readonly OwnerSetting[] = ['EMAILJS_ORIGIN'];

/** A phone number in the forms that pages need. */
export interface OwnerPhone {
  /** As it is dialled inside Kenya: `0700 000 000`. */
  display: string;
  /** With the country code: `+254 700 000 000`. */
  international: string;
  /** `tel:` address. */
  href: string;
}

/** The owner's data as pages and server use them. */
export interface Owner {
  brand: string;
  phone: OwnerPhone;
  developer: { name: string; phone: OwnerPhone };
  /** `https://wa.me/…` address. */
  whatsapp: { href: string };
  email: string;
  address: string;
  privacyAddress: string;
  social: { facebook: string; twitter: string; linkedin: string; instagram: string };
  /** Ids and origin of the e-mail service; an empty origin is the site's own server. */
  emailService: { publicKey: string; serviceId: string; templateId: string; origin: string };
  /** Public address of the site, without a trailing slash. */
  siteUrl: string;
  /** Settings that still hold their placeholder. */
  placeholders: readonly OwnerSetting[];
}

/** A setting that cannot be used; its message is one line that names the variable. */
export class SettingError extends Error {
  override name = 'SettingError';
}

const text = z.string().check(z.trim(), z.minLength(1, 'must not be empty'), z.maxLength(200, 'is too long'));
const id = z.string().check(z.trim(), z.regex(/^[\w-]{1,100}$/, 'must be letters, digits, _ or -'));
const link = z.url({ protocol: /^https$/, error: 'must be an https:// address' });
const phone = z
  .string()
  .check(
    z.refine(
      (value) => normalisePhone(value) !== undefined,
      'must be a phone number such as +254 712 345 678',
    ),
  );
const originPattern = /^https?:\/\/[^/?#\s]+$/;

const schema = z.object({
  BRAND_NAME: z.string().check(z.trim(), z.minLength(1, 'must not be empty'), z.maxLength(40, 'is too long')),
  PHONE: phone,
  WHATSAPP: phone,
  EMAIL: z.email('must be an e-mail address'),
  ADDRESS: text,
  PRIVACY_ADDRESS: text,
  DEVELOPER_NAME: text,
  DEVELOPER_PHONE: phone,
  FACEBOOK_URL: link,
  TWITTER_URL: link,
  LINKEDIN_URL: link,
  INSTAGRAM_URL: link,
  EMAILJS_PUBLIC_KEY: id,
  EMAILJS_SERVICE_ID: id,
  EMAILJS_TEMPLATE_ID: id,
  EMAILJS_ORIGIN: z
    .string()
    .check(
      z.refine(
        (value) => value === 'own' || originPattern.test(value),
        'must be own or an origin such as https://api.emailjs.com',
      ),
    ),
  SITE_URL: z.string().check(z.regex(originPattern, 'must be an origin such as https://www.example.co.ke')),
});

function ownerPhone(value: string): OwnerPhone {
  const e164 = normalisePhone(value) ?? '';
  return { display: formatPhone(e164), international: formatPhoneInternational(e164), href: `tel:${e164}` };
}

/**
 * Reads the owner's data.
 * @param env Environment variables; unset or empty ones take their placeholder.
 * @throws {SettingError} A value is not usable; the message names the variable.
 */
export function readOwner(env: Readonly<Record<string, string | undefined>>): Owner {
  const settings: Record<string, string> = {};
  const placeholders: OwnerSetting[] = [];
  for (const name of Object.keys(ownerDefaults) as OwnerSetting[]) {
    const given = env[name]?.trim();
    settings[name] = given === undefined || given === '' ? ownerDefaults[name] : given;
    if (settings[name] === ownerDefaults[name] && !realDefaults.includes(name)) placeholders.push(name);
  }
  const result = schema.safeParse(settings);
  if (!result.success) {
    const issue = result.error.issues[0];
    throw new SettingError(`${String(issue?.path[0])} ${issue?.message ?? 'is not usable'}`);
  }
  const s = result.data;
  return {
    brand: s.BRAND_NAME,
    phone: ownerPhone(s.PHONE),
    developer: { name: s.DEVELOPER_NAME, phone: ownerPhone(s.DEVELOPER_PHONE) },
    whatsapp: { href: `https://wa.me/${(normalisePhone(s.WHATSAPP) ?? '').slice(1)}` },
    email: s.EMAIL,
    address: s.ADDRESS,
    privacyAddress: s.PRIVACY_ADDRESS,
    social: {
      facebook: s.FACEBOOK_URL,
      twitter: s.TWITTER_URL,
      linkedin: s.LINKEDIN_URL,
      instagram: s.INSTAGRAM_URL,
    },
    emailService: {
      publicKey: s.EMAILJS_PUBLIC_KEY,
      serviceId: s.EMAILJS_SERVICE_ID,
      templateId: s.EMAILJS_TEMPLATE_ID,
      origin: s.EMAILJS_ORIGIN === 'own' ? '' : s.EMAILJS_ORIGIN,
    },
    siteUrl: s.SITE_URL,
    placeholders,
  };
}
