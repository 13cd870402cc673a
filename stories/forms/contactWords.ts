import { contactForm } from '../../src/content/en/contactForm';
import type { ContactFormProps } from '../../src/forms/ContactForm/ContactForm';

/** Words of the contact form, as on the Contact page. */
export const contactWords = {
  action: '/api/v1.0/email/send',
  labels: {
    name: 'Your name',
    email: 'E-mail',
    phone: 'Phone',
    message: 'Message',
    submit: 'Send message',
    sending: 'Sending…',
    summary: 'Please check these answers',
    sent: 'Message sent successfully!',
    failed: 'Error sending message: ',
    tooMany: contactForm.labels.tooMany,
    offline: 'This device is offline. Call us, or press the button again when you are back online.',
    leaveEmpty: 'Leave this field empty',
  },
  help: { phone: 'For example 0712 345 678. Numbers from abroad start with + and the country code.' },
  messages: {
    name: { required: 'Enter your name', too_long: 'Your name may have at most 100 characters' },
    email: {
      required: 'Enter your e-mail address',
      email: 'Enter an e-mail address such as name@example.co.ke',
      too_long: 'The e-mail address is too long',
    },
    phone: { required: 'Enter your phone number', phone: 'Enter a phone number such as 0712 345 678' },
    message: { required: 'Write your message', too_long: 'The message may have at most 2,000 characters' },
  },
  otherWays: {
    call: { label: 'Call 0700 000 000', to: 'tel:+254700000000' },
    whatsapp: { label: 'Send it by WhatsApp', to: 'https://wa.me/254700000000' },
  },
} satisfies Omit<ContactFormProps, 'send'>;
