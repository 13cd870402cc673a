import { useDefaultProps } from '@mui/material/DefaultPropsProvider';
import { mark as ownMark, type Mark as MarkShape } from '../../theme/mark';
import { color } from '../../theme/tokens';
import { Mark } from './Brand.styles';

declare module '@mui/material/styles' {
  interface Components<Theme = unknown> {
    /** The mark in the header, in the footer and everywhere else. */
    BrandMark?: { defaultProps?: Pick<BrandMarkProps, 'mark'> };
  }
}

/** Background of the brand; `print` is paper, in one colour. */
export type BrandGround = 'dark' | 'light' | 'print';

const inColour = { shield: color.markShield, trail: color.hiViz };
const inks = {
  dark: inColour,
  light: inColour,
  print: { shield: color.text, trail: color.text },
} satisfies Record<BrandGround, object>;

export interface BrandMarkProps {
  /** Background of the mark. On a dark one a white line sets the shield off. */
  on: BrandGround;
  /** Shape of the mark. Another brand sets its own once in its theme: `BrandMark: { defaultProps: { mark } }`. */
  mark?: MarkShape;
}

/** The mark of the service. Decorative: the name stands beside it or on the link around it. */
export function BrandMark(props: BrandMarkProps) {
  const { on, mark = ownMark } = useDefaultProps({ props, name: 'BrandMark' });
  const { shield, trail } = inks[on];
  return (
    <Mark viewBox={mark.frame.join(' ')} aria-hidden focusable="false">
      <g transform={mark.lean}>
        {on === 'dark' && (
          <path d={mark.shield} stroke={color.textOnDark} strokeWidth={mark.keyline} fill="none" />
        )}
        <path d={mark.shield} fill={shield} />
        <path d={mark.trail} fill={trail} />
        <path d={mark.cross} fill={color.textOnDark} />
      </g>
    </Mark>
  );
}
