import { styled } from '@mui/material/styles';
import { Subheading } from '@storybook/addon-docs/blocks';
import { visitorMails } from '../../../src/app/visitorMails';
import type { MailKind } from '../../../src/server/store/mailKinds';
import { color, font, radius, space } from '../../../src/theme/tokens';
import samples from './mails.json';

const Plain = styled('pre')({
  margin: 0,
  padding: space.m,
  border: `1px solid ${color.rule}`,
  borderRadius: radius.control,
  backgroundColor: color.surface,
  color: color.text,
  fontFamily: font.text,
  fontSize: '0.875rem',
  lineHeight: 1.5,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

/** A sample with the colours of the theme in place of their names. */
const inColour = (html: string) =>
  Object.entries(visitorMails.colours).reduce(
    (text, [scheme, colours]) =>
      Object.entries(colours).reduce(
        (filled, [name, colour]) => filled.replaceAll(`{${scheme}.${name}}`, colour),
        text,
      ),
    html,
  );

const Mail = styled('section')({ marginBlockEnd: space.xl });

/** As wide as a mail program’s window; its corner makes it as narrow as a phone. */
const Frame = styled('iframe')({
  display: 'block',
  width: '100%',
  minWidth: 280,
  maxWidth: '100%',
  height: '30rem',
  marginBlock: space.m,
  border: `1px solid ${color.border}`,
  borderRadius: radius.control,
  resize: 'both',
});

/** When a mail is sent. */
const occasions: Readonly<Record<MailKind, string>> = {
  'booking-ack': 'Someone has asked for an appointment and gave an address.',
  'request-ack': 'Someone has asked for cover, a transfer or a course.',
  'message-ack': 'Someone has written a message.',
  copy: 'Someone has asked for a request, and for a copy of it.',
  decision: 'Staff have confirmed or declined an appointment, and have not taken it back for five minutes.',
  subscription: 'An address was given for news.',
  booking: 'At once.',
  request: 'At once. Health details stay at the desk.',
  message: 'At once, or in the list of the day.',
  review: 'At once, or in the list of the day.',
  digest:
    'Every hour about what looks like a machine’s or is too much, or once a day about all messages and reviews.',
  'desk-link': 'Someone has pressed “Mail a new link” at the desk.',
};

interface MailSheetsProps {
  /** Who gets them. */
  to: string;
  /** Language of the mails. */
  language: string;
}

/** Mails as the server writes them: subject, the page, and the plain text of the same. */
export function MailSheets({ to, language }: MailSheetsProps) {
  return samples
    .filter((sample) => sample.to === to && sample.language === language)
    .map(({ kind, subject, text, html, file }) => (
      <Mail key={kind + subject} lang={language}>
        <Subheading>{subject}</Subheading>
        <p lang="en">
          {occasions[kind as MailKind]} {file !== undefined && `With the file ${file}.`}
        </p>
        {html !== undefined && <Frame title={subject} sandbox="" srcDoc={inColour(html)} loading="lazy" />}
        <details>
          <summary lang="en">Plain text</summary>
          <Plain>{text}</Plain>
        </details>
      </Mail>
    ));
}
