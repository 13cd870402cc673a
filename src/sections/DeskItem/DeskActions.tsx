import CalendarIcon from '@mui/icons-material/Event';
import EmailIcon from '@mui/icons-material/Email';
import Button from '@mui/material/Button';
import { deskData } from '../../behaviours/desk/deskContract';
import { data } from '../../components/behaviourProps';
import { NetworkIcon } from '../../components/NetworkIcon/NetworkIcon';
import { Actions, More, WhatsApp } from './DeskItem.styles';

/** A button for a decision. */
export interface DeskButton {
  /** Label. */
  label: string;
  /** Value that it posts as the action. */
  action: string;
  /** Keyboard shortcut, one letter. */
  letter?: string | undefined;
}

export interface DeskActionsProps {
  /** Path that the buttons post to. */
  action: string;
  /** Hidden fields that are posted with every button. */
  fields: Readonly<Record<string, string>>;
  /** Opens the mail program with a prepared message. */
  email?: { label: string; to: string } | undefined;
  /** Opens WhatsApp with a prepared message. */
  whatsapp?: { label: string; to: string } | undefined;
  /** Downloads a calendar file. */
  calendar?: { label: string; to: string } | undefined;
  /** The decisions. Without an e-mail address the first one is the primary button. */
  buttons: readonly DeskButton[];
  /** Rarely used actions, in a disclosure. */
  more: {
    label: string;
    buttons: readonly DeskButton[];
    /** Deletes permanently, after a confirmation. */
    erase?: { label: string; question: string; button: string } | undefined;
  };
}

/** The actions for an item: one form with several buttons. Works without JavaScript. */
export function DeskActions({ action, fields, email, whatsapp, calendar, buttons, more }: DeskActionsProps) {
  const button = ({ label, action: value, letter }: DeskButton, variant: 'primary' | 'quiet') => (
    <Button
      key={value}
      type="submit"
      name="action"
      value={value}
      variant={variant}
      {...data(deskData, { key: letter })}
    >
      {label}
    </Button>
  );
  const { erase } = more;
  return (
    <Actions method="post" action={action}>
      {email && (
        <Button href={email.to} startIcon={<EmailIcon aria-hidden />} {...data(deskData, { key: 'e' })}>
          {email.label}
        </Button>
      )}
      {whatsapp && (
        <WhatsApp
          href={whatsapp.to}
          target="_blank"
          rel="noopener noreferrer"
          startIcon={<NetworkIcon network="whatsapp" />}
          {...data(deskData, { key: 'w' })}
        >
          {whatsapp.label}
        </WhatsApp>
      )}
      {calendar && (
        <Button href={calendar.to} variant="quiet" startIcon={<CalendarIcon aria-hidden />}>
          {calendar.label}
        </Button>
      )}
      {buttons.map((one, at) => button(one, at === 0 && !email ? 'primary' : 'quiet'))}
      {(more.buttons.length > 0 || erase) && (
        <More>
          <summary>{more.label}</summary>
          <div>
            {more.buttons.map((one) => button(one, 'quiet'))}
            {erase && (
              <More>
                <summary>{erase.label}</summary>
                <div>
                  <p>{erase.question}</p>
                  <Button type="submit" name="action" value="erase" variant="danger">
                    {erase.button}
                  </Button>
                </div>
              </More>
            )}
          </div>
        </More>
      )}
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </Actions>
  );
}
