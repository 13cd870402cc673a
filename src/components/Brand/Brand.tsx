import { styleData } from '../../theme/attributes';
import { data } from '../behaviourProps';
import { BrandMark } from './BrandMark';
import { Name, Root } from './Brand.styles';
import { nameLines } from './nameLines';

export interface BrandProps {
  /** Name of the service; at most 40 characters, as `BRAND_NAME` allows. */
  name: string;
  /** Where the mark leads; the home page. */
  to: string;
}

/** Mark and name on a dark ground, as a link home. A white cross on green is the international first-aid sign. */
export function Brand({ name, to }: BrandProps) {
  const [first, second] = nameLines(name);
  return (
    <Root href={to} {...data(styleData, { brand: true })}>
      <BrandMark on="dark" />
      <Name translate="no">
        <span>{first}</span>
        {second !== undefined && <span>{` ${second}`}</span>}
      </Name>
    </Root>
  );
}
