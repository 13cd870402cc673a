import { mails as en } from '../content/en/mails';
import { mails as sw } from '../content/sw/mails';
import type { MailColours, VisitorMails } from '../domain/mailWords';
import { valueOf, type Scheme } from '../theme/schemes';
import { color } from '../theme/tokens';

/** A mail has no custom properties: the values of the tokens are written into it. */
const coloursOf = (scheme: Scheme): MailColours => ({
  page: valueOf(color.surface, scheme),
  surface: valueOf(color.page, scheme),
  text: valueOf(color.text, scheme),
  soft: valueOf(color.textSoft, scheme),
  heading: valueOf(color.heading, scheme),
  link: valueOf(color.link, scheme),
  button: valueOf(color.primary, scheme),
  onButton: valueOf(color.textOnPrimary, scheme),
  line: valueOf(color.rule, scheme),
  head: valueOf(color.surfaceDark, scheme),
  onHead: valueOf(color.textOnDark, scheme),
  edge: valueOf(color.hiViz, scheme),
});

/** What mails to visitors are made of. */
export const visitorMails: VisitorMails = {
  words: { en, sw },
  colours: { light: coloursOf('light'), dark: coloursOf('dark') },
};
