import Typography from '@mui/material/Typography';
import { type } from '../../src/theme/tokens';
import { Sheet } from './Sheet';

/** Steps of the tokens by the variant of Typography that shows them. */
const variants = {
  display: type.display,
  h1: type.h1,
  h2: type.h2,
  h3: type.h3,
  lead: type.lead,
  body1: type.body,
  small: type.small,
} as const;
const names = Object.keys(variants) as (keyof typeof variants)[];

/** Every variant of Typography with a sample line. */
export function TypeTable() {
  return (
    <Sheet
      caption="Variants of Typography"
      columns={['Variant', 'Sample', 'Size', 'Line height', 'Weight']}
      rows={names.map((variant) => [
        variant,
        <Typography key="sample" component="span" variant={variant}>
          Help is on its way
        </Typography>,
        variants[variant].fontSize,
        variants[variant].lineHeight,
        variants[variant].fontWeight,
      ])}
    />
  );
}
