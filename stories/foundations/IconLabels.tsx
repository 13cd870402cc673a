import CallIcon from '@mui/icons-material/Call';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import CloseIcon from '@mui/icons-material/Close';
import ErrorIcon from '@mui/icons-material/Error';
import { styled } from '@mui/material/styles';
import { color, font, radius, size, space } from '../../src/theme/tokens';
import { Board, type Shown } from './LogoSheets';

const Sample = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.s,
  minBlockSize: size.emergencyTarget,
  minInlineSize: size.emergencyTarget,
  borderRadius: radius.control,
  fontFamily: font.text,
  fontWeight: 700,
  color: color.text,
  '& svg': { width: 22, height: 22 },
  '&[data-kind="call"]': { paddingInline: space.m, background: color.emergency, color: color.textOnDark },
  '&[data-kind="button"]': { border: `1px solid ${color.border}` },
  '&[data-kind="error"]': { color: color.error, fontWeight: 400 },
});

const samples: readonly Shown[] = [
  {
    name: 'Right: with words',
    note: 'The words say it; the icon finds it. The icon is hidden from screen readers.',
    shows: (
      <Sample data-kind="call">
        <CallIcon aria-hidden />
        Call us now
      </Sample>
    ),
  },
  {
    name: 'Right: alone, with a name',
    note: 'Only close, back, on, pause and play. The button is called “Close”.',
    shows: (
      <Sample data-kind="button" role="img" aria-label="A button called Close">
        <CloseIcon aria-hidden />
      </Sample>
    ),
  },
  {
    name: 'Right: not by colour alone',
    note: 'An icon and words say what red says to some.',
    shows: (
      <Sample data-kind="error">
        <ErrorIcon aria-hidden />
        Enter your phone number
      </Sample>
    ),
  },
  {
    name: 'Wrong: alone',
    note: 'Calls? Is called? Somebody in distress does not guess.',
    shows: (
      <Sample data-kind="call" aria-hidden>
        <CallIcon />
      </Sample>
    ),
  },
  {
    name: 'Wrong: two for one thing',
    note: 'One icon is enough, before the words.',
    shows: (
      <Sample aria-hidden>
        <CheckCircleIcon />
        Included
        <CheckCircleIcon />
      </Sample>
    ),
  },
];

/** Icons with and without words, right and wrong. */
export function IconLabels() {
  return <Board label="Icons and words" items={samples} least={180} />;
}
