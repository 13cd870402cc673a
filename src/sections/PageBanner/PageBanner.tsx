import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { SitePicture } from '../../components/SitePicture/SitePicture';
import type { Picture } from '../../media/picture';
import { darkSurface } from '../../theme/attributes';
import { ImageFrame, Root, Text } from './PageBanner.styles';

export interface PageBannerProps {
  /** The page's one headline. */
  title: string;
  /** One sentence under it. */
  lead: string;
  /** Picture beside the words, under them on phones. */
  picture: Picture;
  /** Links of the banner: call, ask for a quote. */
  children?: ReactNode;
}

/** Banner on top of a page, 300 to 400 px high by the screen's width: title, one sentence, actions, a scene. */
export function PageBanner({ title, lead, picture, children }: PageBannerProps) {
  return (
    <Root {...darkSurface}>
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
