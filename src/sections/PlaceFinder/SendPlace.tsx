import CopyIcon from '@mui/icons-material/ContentCopy';
import ShareIcon from '@mui/icons-material/Share';
import SmsIcon from '@mui/icons-material/Sms';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { data } from '../../components/behaviourProps';
import { NetworkIcon } from '../../components/NetworkIcon/NetworkIcon';
import { styleData } from '../../theme/attributes';
import { part, when, written, type PlaceFinderContent } from './placeParts';
import { Message, Send, Ways } from './SendPlace.styles';

interface SendPlaceProps extends PlaceFinderContent {
  /** Level of its heading. */
  heading: 'h2' | 'h3';
}

/** The message as it will be sent, and the ways to send it. */
export function SendPlace({ heading, call, whatsapp, labels }: SendPlaceProps) {
  return (
    <Send>
      <Typography component={heading} variant="h3" tabIndex={-1} {...part('send')}>
        {labels.send}
      </Typography>
      <Message dir="auto" translate="no" {...written('message')} />
      <Ways>
        <Button
          href={whatsapp}
          target="_blank"
          rel="noopener noreferrer"
          startIcon={<NetworkIcon network="whatsapp" />}
          {...data(styleData, { kind: 'whatsapp' })}
          {...part('whatsapp')}
        >
          {labels.whatsapp}
        </Button>
        <Button href={call.to.replace('tel:', 'sms:')} startIcon={<SmsIcon />} {...part('sms')}>
          {labels.sms}
        </Button>
        <Button hidden variant="quiet" startIcon={<CopyIcon />} {...part('copy')}>
          {labels.copy}
        </Button>
        <Button hidden variant="quiet" startIcon={<ShareIcon />} {...part('share')}>
          {labels.share}
        </Button>
      </Ways>
      <div role="status" hidden {...part('sent')}>
        <span hidden {...when('copied')}>
          {labels.copied}
        </span>
        <span hidden {...when('marked')}>
          {labels.marked}
        </span>
      </div>
    </Send>
  );
}
