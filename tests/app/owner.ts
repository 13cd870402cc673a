import { readOwner } from '../../src/config/owner';

/** An owner who has set everything. */
export const settled = readOwner({
  BRAND_NAME: 'Savannah "Rescue" & Sons </script>',
  PHONE: '0722 123 456',
  WHATSAPP: '0722 123 456',
  EMAIL: 'help@rescue.example',
  ADDRESS: 'Mombasa Road 114, Nairobi',
  FACEBOOK_URL: 'https://www.facebook.com/rescue',
  TWITTER_URL: 'https://twitter.com/rescue',
  LINKEDIN_URL: 'https://www.linkedin.com/company/rescue',
  INSTAGRAM_URL: 'https://www.instagram.com/rescue',
  SITE_URL: 'https://www.rescue.example',
});

/** An owner who has set nothing yet. */
export const unsettled = readOwner({});
