import { Subheading } from '@storybook/addon-docs/blocks';
import { Fragment } from 'react';
import weights from 'virtual:picture-weights';
import { firstAidSlots, type FirstAidPicture } from '../../../src/media/scenes/firstAid';
import { DoDont } from '../DoDont';
import { Drawings, type Drawn } from '../Drawing';
import { reviews } from './firstAidReview';
import { keysOf } from './keysOf';

const kilobytes = (bytes = 0) => `${(bytes / 1024).toFixed(1)} KB`;

function drawn(id: FirstAidPicture, note: string): Drawn {
  const slot = firstAidSlots[id];
  return { name: id, note, src: () => slot.draw(), size: [slot.width, slot.height] };
}

/** Every first-aid drawing, as large as on a small phone or smaller. */
export function FirstAidSheet() {
  const items = keysOf(firstAidSlots).map((id) => drawn(id, reviews[id].name));
  return <Drawings label="First-aid drawings side by side" items={items} least={220} />;
}

/** Every first-aid drawing, large, above the list by which it is reviewed. */
export function FirstAidReviews() {
  return keysOf(firstAidSlots).map((id) => (
    <Fragment key={id}>
      <Subheading>{reviews[id].name}</Subheading>
      <Drawings
        label={reviews[id].name}
        items={[drawn(id, `${kilobytes(weights[id])}. ${firstAidSlots[id].alt}`)]}
        least={560}
      />
      <DoDont
        right={reviews[id].shows}
        wrong={reviews[id].never}
        titles={[`${id} must show`, `${id} must not show`]}
      />
    </Fragment>
  ));
}
