import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { SitePicture } from '../../components/SitePicture/SitePicture';
import { Facts, type FactsProps } from '../FactList/Facts';
import type { Picture } from '../../media/picture';
import { data } from '../../components/behaviourProps';
import { darkSurface, styleData } from '../../theme/attributes';
import { ImageFrame, Root, Text } from './PageBanner.styles';

export interface PageBannerProps {
  /** The page's only `h1`. */
  title: string;
  /** One sentence under it; left out where the answers stand there. */
  lead?: string;
  /** The first answers, a short name and a sentence each: for whom it is, what it costs. */
  answers?: FactsProps['facts'];
  /** Picture beside the text, below it on phones. */
  picture: Picture;
  /** Links of the banner: ask for a quote. */
  children?: ReactNode;
}

/** Banner of a page, 300 to 400 px high depending on the screen's width: title, a sentence or the first answers, actions, a scene. */
export function PageBanner({ title, lead, answers, picture, children }: PageBannerProps) {
  return (
    <Root {...darkSurface} {...data(styleData, { split: answers !== undefined })}>
      <Text>
        <Typography variant="h1">{title}</Typography>
        {lead !== undefined && <Typography variant="lead">{lead}</Typography>}
        {answers && <Facts facts={answers} look="banner" />}
        {children !== undefined && (
          <Stack direction="row" spacing={1}>
            {children}
          </Stack>
        )}
      </Text>
      <ImageFrame>
        <SitePicture picture={picture} priority decorative />
      </ImageFrame>
    </Root>
  );
}
