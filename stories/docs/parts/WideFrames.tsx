import GlobalStyles from '@mui/material/GlobalStyles';

/** Stories that stand in frames of their own are as wide as a desktop, at 60 %: the column of the page is narrower than that. */
export function WideFrames() {
  return <GlobalStyles styles={{ '.sb-story iframe': { zoom: 0.6 } }} />;
}
