import { ThemeProvider } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { theme } from '../../src/theme/theme';
import { font } from '../../src/theme/tokens';
import { pixels } from '../../.storybook/tokens/pixels';
import { TokenTable } from './TokenTable';

const px = (formula: string, screen: number) => Math.round(pixels(formula, screen) * 10) / 10;

/** Every step of type with a sample line and its size on a phone and a desktop. */
export function TypeTable() {
  return (
    <TokenTable
      group="type"
      caption="Steps of type; sizes in px on screens of 360 and 1,280 px"
      columns={['Sample', 'At 360', 'At 1,280', 'Line height', 'Weight']}
      cells={({ name, value: { fontSize, lineHeight, fontWeight } }) => [
        <ThemeProvider key="sample" theme={theme}>
          <Typography component="span" variant={name === 'body' ? 'body1' : name}>
            Help is on its way
          </Typography>
        </ThemeProvider>,
        px(fontSize, 360),
        px(fontSize, 1280),
        lineHeight,
        fontWeight,
      ]}
    />
  );
}

/** The type families. */
export function FontTable() {
  return (
    <TokenTable
      group="font"
      caption="Families of type"
      columns={['Sample', 'Value']}
      cells={({ name, value }) => [
        <span
          key="sample"
          style={{ fontFamily: font[name], fontSize: '1.25rem', fontWeight: name === 'heading' ? 700 : 400 }}
        >
          0700 000 000
        </span>,
        value,
      ]}
    />
  );
}
