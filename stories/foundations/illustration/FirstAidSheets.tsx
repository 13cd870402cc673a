import { Subheading } from '@storybook/addon-docs/blocks';
import { Fragment } from 'react';
import pictures from 'virtual:pictures';
import texts from '../../../src/content/words/en/pictures.json';
import { firstAidPictures, slotOf, type FirstAidPicture } from '../../../src/media/slots';
import { DoDont } from '../DoDont';
import { Drawings, type Drawn } from '../Drawing';
import { reviews } from './firstAidReview';

const kilobytes = (bytes = 0) => `${(bytes / 1024).toFixed(1)} KB`;

function drawn(id: FirstAidPicture, note: string): Drawn {
  const { width, height } = slotOf(id);
  return { name: id, note, src: pictures[id]?.src ?? '', size: [width, height] };
}

/** Every first-aid drawing, as large as on a small phone or smaller. */
export function FirstAidSheet() {
  const items = firstAidPictures.map((id) => drawn(id, reviews[id].name));
  return <Drawings label="First-aid drawings side by side" items={items} least={220} />;
}

/** Every first-aid drawing, large, above the list by which it is reviewed. */
export function FirstAidReviews() {
  return firstAidPictures.map((id) => (
    <Fragment key={id}>
      <Subheading>{reviews[id].name}</Subheading>
      <Drawings
        label={reviews[id].name}
        items={[drawn(id, `${kilobytes(pictures[id]?.bytes)}. ${texts[id]}`)]}
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
