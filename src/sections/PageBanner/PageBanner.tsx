import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { SitePicture } from '../../components/SitePicture/SitePicture';
import type { Picture } from '../../media/picture';
import { data } from '../../components/behaviourProps';
import { darkSurface, styleData } from '../../theme/attributes';
import { ImageFrame, Root, Text } from './PageBanner.styles';

export interface PageBannerProps {
  /** The page's only `h1`. */
  title: string;
  /** One sentence under it. */
  lead: string;
  /** Picture beside the text, below it on phones. */
  picture: Picture;
  /**
   * Position of the picture on wide screens: before the text, or from edge to edge with the text over its lower edge.
   * Default: after the text.
   */
  layout?: 'start' | 'panorama' | undefined;
  /** Links of the banner: ask for a quote. */
  children?: ReactNode;
}

/** Banner of a page, 300 to 400 px high depending on the screen's width: title, one sentence, actions, a scene. */
export function PageBanner({ title, lead, picture, layout, children }: PageBannerProps) {
  return (
    <Root {...darkSurface} {...data(styleData, { position: layout })}>
      <Text>
        <Typography variant="h1">{title}</Typography>
        <Typography variant="lead">{lead}</Typography>
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
