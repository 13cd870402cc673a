import type { PlaceNames } from '../../behaviours/place/placeContract';
import { codeGroups, spelled } from '../../behaviours/place/plusCode';
import { namedParts } from '../behaviourProps';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { Group, Groups, Root, Say, Spelled } from './PlaceCode.styles';

/** Words beside a code. */
interface PlaceCodeLabels {
  /** What it is, for screen readers: "Plus Code". */
  name: string;
  /** How the plus sign is read out: "plus". */
  plus: string;
  /** How the last part is read out, beside it: "say “plus”, then the last two". */
  say: string;
}

export interface PlaceCodeProps {
  /** A full Plus Code, such as `6GCRJWPJ+7F`; without one the cells are empty until the place finder fills them. */
  code?: string;
  /** Labels of the code. */
  labels: PlaceCodeLabels;
}

const { part } = namedParts<PlaceNames>();

/** Empty cells in the three groups of a full code. */
const empty = ['    ', '    ', '  '] as const;

/** A Plus Code to read out: large, in groups, with the plus sign marked, and spelled character by character below. */
export function PlaceCode({ code, labels }: PlaceCodeProps) {
  const [first, second, last] = code === undefined ? empty : codeGroups(code);
  return (
    <Root translate="no" {...part('code')}>
      <Groups aria-hidden>
        {[first, second, `+${last}`].map((group, index) => (
          <Group key={index}>
            {[...group].map((character, place) => (
              <span key={place} {...part('cell')}>
                {character}
              </span>
            ))}
          </Group>
        ))}
        <Say>{labels.say}</Say>
      </Groups>
      <div>
        <VisuallyHidden>{labels.name}</VisuallyHidden>
        <Spelled {...part('spelled')}>{code === undefined ? ' ' : spelled(code, labels.plus)}</Spelled>
      </div>
    </Root>
  );
}
