import { mails as english } from '#en/mails';
import { mails as kiswahili } from '#sw/mails';
import { languages, type Language } from '../domain/language';
import type { MailColours, MailWords, VisitorMails, WrittenMails } from '../domain/mailWords';
import { valueOf, type Scheme } from '../theme/schemes';
import { color } from '../theme/tokens';

/** E-mails do not support custom properties, so the values of the tokens are inserted. */
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

const written: Readonly<Partial<Record<Language, MailWords>>> = { en: english, sw: kiswahili };

function mailsIn(language: Language): WrittenMails {
  const own = written[language];
  return own ? { ...own, language } : { ...english, language: 'en' };
}

/** Words and colours of e-mails to visitors. */
export const visitorMails: VisitorMails = {
  words: Object.fromEntries(
    languages.map((language) => [language, mailsIn(language)]),
  ) as VisitorMails['words'],
  colours: { light: coloursOf('light'), dark: coloursOf('dark') },
};
