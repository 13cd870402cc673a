import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { ThemeProvider } from '@mui/material/styles';
import { ExampleTag } from '../../../src/components/ExampleTag/ExampleTag';
import { theme } from '../../../src/theme/theme';
import { brandTheme } from './brandTheme';

const looks = [
  { name: 'This site', look: theme },
  { name: 'Another brand', look: brandTheme },
];

/** The same widgets under two themes. */
export function BrandSample() {
  return (
    <div className="sb-unstyled">
      {looks.map(({ name, look }) => (
        <ThemeProvider key={name} theme={look}>
          <Stack
            direction="row"
            useFlexGap
            sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap', paddingBlock: 1 }}
          >
            <span>{name}</span>
            <Button>Send message</Button>
            <Button variant="quiet">Cancel</Button>
            <ExampleTag label="Example" />
          </Stack>
        </ThemeProvider>
      ))}
    </div>
  );
}
