import { BrandMark, type BrandGround } from './BrandMark';
import { Root, StackedRoot, Words, WordsOnLight, WordsOnPaper } from './Brand.styles';
import { nameLines } from './nameLines';

export interface BrandProps {
  /** Name of the service; at most 40 characters, as `BRAND_NAME` allows. */
  name: string;
  /** Where the mark leads; the home page. */
  to: string;
  /** Ground that it lies on: `dark` as header and footer, `light`, or `paper` for print in one colour. */
  on?: BrandGround;
  /** `row` has the name beside the mark, `stacked` below it, `mark` not at all. */
  layout?: 'row' | 'stacked' | 'mark';
}

const words = { dark: Words, light: WordsOnLight, paper: WordsOnPaper };

/** Mark and name of the service, as a link to the home page. A white cross on green is the international first-aid sign. */
export function Brand({ name, to, on = 'dark', layout = 'row' }: BrandProps) {
  if (layout === 'mark') {
    return (
      <Root href={to} data-brand="" aria-label={name}>
        <BrandMark on={on} />
      </Root>
    );
  }
  const Frame = layout === 'stacked' ? StackedRoot : Root;
  const Name = words[on];
  const [first, second] = nameLines(name);
  return (
    <Frame href={to} data-brand="">
      <BrandMark on={on} />
      <Name>
        <span>{first}</span>
        {second !== undefined && <span>{` ${second}`}</span>}
      </Name>
    </Frame>
  );
}
