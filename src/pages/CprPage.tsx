import { CprMetronome } from '../components/CprMetronome/CprMetronome';
import type { FirstAidTopic, Statement } from '../content/firstAidTypes';
import { FirstAidTopicPage } from './FirstAidTopicPage';
import type { PageProps } from './PageProps';

const withTool = (line: Statement): Statement =>
  line.metronome ? { ...line, tool: <CprMetronome {...line.metronome} /> } : line;

/** The CPR topic with the metronome. A page of its own, so that other topics do not load the metronome's code. */
export function CprPage({ content, ...page }: PageProps<FirstAidTopic>) {
  const { steps, variants = [] } = content;
  const lists = variants.map((list) => ({ ...list, items: list.items.map(withTool) }));
  return (
    <FirstAidTopicPage
      {...page}
      content={{ ...content, steps: steps.map(withTool), variants: lists }}
      checkLast
    />
  );
}
