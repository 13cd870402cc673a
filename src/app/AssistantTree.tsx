import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import ThemeProvider from '@mui/system/ThemeProvider';
import type { AssistantContent } from '../content/assistantTypes';
import { Assistant, type AssistantProps } from '../sections/Assistant/Assistant';
import { siteTheme } from './siteTheme';

/** The words of the panel itself. */
export type PanelWords = Pick<
  AssistantContent,
  'title' | 'notice' | 'noticeLink' | 'call' | 'question' | 'suggestions' | 'handOver' | 'labels'
>;

export interface AssistantTreeProps extends Omit<AssistantProps, keyof PanelWords> {
  /** Cache of its styles, separate from the page's. */
  cache: EmotionCache;
  /** Words of the panel; other words in the object are ignored. */
  words: PanelWords;
}

/** Key of the style cache and prefix of the ids, the same in build and browser. */
export const assistantKeys = { styles: 'a', ids: 'assistant-' } as const;

/** The assistant with its providers: a separate React tree, which the build renders and the browser hydrates. */
export function AssistantTree({ cache, words, ...props }: AssistantTreeProps) {
  const { title, notice, noticeLink, call, question, suggestions, handOver, labels } = words;
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={siteTheme}>
        <Assistant
          {...{ title, notice, noticeLink, call, question, suggestions, handOver, labels }}
          {...props}
        />
      </ThemeProvider>
    </CacheProvider>
  );
}
