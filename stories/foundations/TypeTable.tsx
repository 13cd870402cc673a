import Typography from '@mui/material/Typography';
import { pixels } from '../../tokens/pixels';
import { font } from '../../src/theme/tokens';
import { TokenTable } from './TokenTable';

const px = (formula: string, screen: number) => `${Math.round(pixels(formula, screen) * 10) / 10} px`;

/** Every step of type with a sample line and its size on a phone and a desktop. */
export function TypeTable() {
  return (
    <TokenTable
      group="type"
      caption="Steps of type; sizes on screens of 360 and 1,280 px"
      columns={['Sample', 'At 360', 'At 1,280', 'Line height', 'Weight']}
      cells={({ name, value: { fontSize, lineHeight, fontWeight } }) => [
        <Typography key="sample" component="span" variant={name === 'body' ? 'body1' : name}>
          Help is on its way
        </Typography>,
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
      caption="Families"
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
