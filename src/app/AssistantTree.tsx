import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import ThemeProvider from '@mui/system/ThemeProvider';
import type { AssistantContent } from '../content/assistantTypes';
import { Assistant, type AssistantProps } from '../sections/Assistant/Assistant';
import { theme } from '../theme/theme';

/** The words of the panel itself. */
export type PanelWords = Pick<
  AssistantContent,
  'title' | 'notice' | 'noticeLink' | 'call' | 'suggestions' | 'handOver' | 'labels'
>;

export interface AssistantTreeProps extends Omit<AssistantProps, keyof PanelWords> {
  /** Where its styles are kept: another one than the page's. */
  cache: EmotionCache;
  /** Words of the panel, of which more may be given. */
  words: PanelWords;
}

/** Key of the styles and prefix of the ids, the same on both sides. */
export const assistantKeys = { styles: 'a', ids: 'assistant-' } as const;

/** The assistant with all that stands around it: a tree of its own, which the build renders and React takes over. */
export function AssistantTree({ cache, words, ...props }: AssistantTreeProps) {
  const { title, notice, noticeLink, call, suggestions, handOver, labels } = words;
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <Assistant {...{ title, notice, noticeLink, call, suggestions, handOver, labels }} {...props} />
      </ThemeProvider>
    </CacheProvider>
  );
}
