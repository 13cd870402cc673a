import Typography from '@mui/material/Typography';
import { data } from '../../components/behaviourProps';
import { HelpLines } from '../../components/HelpLines/HelpLines';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { SiteLink } from '../../components/SiteLink/SiteLink';
import type { HelpLine } from '../../domain/helpLine';
import type { Link } from '../../domain/link';
import { styleData } from '../../theme/attributes';
import { KenyaMap } from '../CountyMap/KenyaMap';
import { Actions, Answer, Inner, Message, Root, Side, Steps } from './CountyAsk.styles';

export interface CountyAskProps {
  /** Id of the section; its heading has the same id with `-title`. */
  id: string;
  /** Heading. */
  title: string;
  /** What is known so far, in one or two sentences. */
  answer: string;
  /** What to do, in its order. */
  steps: readonly string[];
  /** Leads to the page that finds out where somebody is. */
  where: Link;
  /** The message as it begins in the chat, with a heading. */
  message: { title: string; text: string };
  /** Opens the chat with the message. */
  chat: Link;
  /** Calls the number. */
  call: Link;
  /** Whom else to call, with a heading. */
  others: { title: string; lines: readonly HelpLine[] };
  /** Said below the empty map. */
  caption: string;
  /** Whether it is the whole page, with the empty map, or stands below the map of another section. @default false */
  alone?: boolean;
}

const noPages = new Map<never, string>();

/** How to ask whether an ambulance can come: three steps, a message that is ready, the number. */
export function CountyAsk(props: CountyAskProps) {
  const { id, title, answer, steps, where, message, chat, call, others, caption, alone = false } = props;
  const ways = (
    <>
      <div>
        <Typography variant="h3" component={alone ? 'h2' : 'h3'}>
          {message.title}
        </Typography>
        <Message>{message.text}</Message>
        <Actions>
          <LinkButton {...chat} variant="primary" />
          <LinkButton {...call} variant="quiet" />
        </Actions>
      </div>
      <div>
        <Typography variant="h3" component={alone ? 'h2' : 'h3'}>
          {others.title}
        </Typography>
        <HelpLines aligned lines={others.lines} />
      </div>
    </>
  );
  return (
    <Root
      id={id}
      aria-labelledby={`${id}-title`}
      {...data(styleData, { tone: alone ? undefined : 'subtle' })}
    >
      <Inner>
        <Side>
          <div>
            <Typography variant={alone ? 'h1' : 'h2'} id={`${id}-title`}>
              {title}
            </Typography>
            <Answer>{answer}</Answer>
            <Steps>
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </Steps>
            <SiteLink href={where.to}>{where.label}</SiteLink>
          </div>
          {alone && ways}
        </Side>
        <Side>
          {alone ? (
            <>
              <KenyaMap links={noPages} />
              <p>{caption}</p>
            </>
          ) : (
            ways
          )}
        </Side>
      </Inner>
    </Root>
  );
}
