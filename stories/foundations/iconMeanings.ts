import CallIcon from '@mui/icons-material/Call';
import ChatBubbleIcon from '@mui/icons-material/ChatBubble';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import CloseIcon from '@mui/icons-material/Close';
import ErrorIcon from '@mui/icons-material/Error';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import InfoIcon from '@mui/icons-material/Info';
import LockIcon from '@mui/icons-material/Lock';
import MenuIcon from '@mui/icons-material/Menu';
import PauseIcon from '@mui/icons-material/Pause';
import PlaceIcon from '@mui/icons-material/Place';
import PlayArrowIcon from '@mui/icons-material/PlayArrow';
import SendIcon from '@mui/icons-material/Send';
import ShareIcon from '@mui/icons-material/Share';
import SmsIcon from '@mui/icons-material/Sms';
import StopIcon from '@mui/icons-material/Stop';
import VibrationIcon from '@mui/icons-material/Vibration';
import VolumeUpIcon from '@mui/icons-material/VolumeUp';
import type { ElementType } from 'react';

/** Each icon with the one thing that it says here. */
export const meanings: Readonly<Partial<Record<string, readonly [ElementType, string]>>> = {
  Call: [CallIcon, 'Calls the service. With words, always'],
  ChatBubble: [ChatBubbleIcon, 'Opens questions and answers'],
  CheckCircle: [CheckCircleIcon, 'Done, or included'],
  ChevronLeft: [ChevronLeftIcon, 'Back one; turned round from right to left'],
  ChevronRight: [ChevronRightIcon, 'On one; turned round from right to left'],
  Close: [CloseIcon, 'Closes what it stands in'],
  ContentCopy: [ContentCopyIcon, 'Takes a text along; with the word'],
  Error: [ErrorIcon, 'A mistake, together with words that name it'],
  ExpandMore: [ExpandMoreIcon, 'Opens something below; turned when open'],
  Info: [InfoIcon, 'Good to know'],
  Lock: [LockIcon, 'Stays on this phone; before words that say so'],
  Menu: [MenuIcon, 'Opens the menu on phones; beside the word'],
  Pause: [PauseIcon, 'Stops what moves by itself'],
  Place: [PlaceIcon, 'Where somebody is'],
  PlayArrow: [PlayArrowIcon, 'Starts it again'],
  Send: [SendIcon, 'Sends what was typed'],
  Share: [ShareIcon, 'Opens the phone’s own sheet to send something'],
  Sms: [SmsIcon, 'Opens the phone’s messages, with words ready'],
  Stop: [StopIcon, 'Ends what runs'],
  Vibration: [VibrationIcon, 'The phone vibrates, or does not'],
  VolumeUp: [VolumeUpIcon, 'Sound, on or off'],
};
