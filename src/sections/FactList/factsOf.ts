import type { Link } from '../../domain/link';
import type { Fact } from './Facts';

/** A figure of the service. */
export interface Figure {
  /** As shown: `1,200+`. */
  value: string;
  /** What it counts. */
  label: string;
}

/** A short answer, or a way to reach the service. */
export interface Answer {
  /** The question, or the name of the way. */
  title: string;
  /** One or two sentences. */
  text: string;
  /** Where it leads, if anywhere. */
  link?: Link;
}

/** Figures with their heading, on the dark surface. `note` is said about all of them. */
export const figuresOf = ({
  title,
  items,
  note,
}: {
  title: string;
  items: readonly Figure[];
  note?: string | undefined;
}) =>
  ({
    title,
    ...(note !== undefined && { paragraphs: [note] }),
    tone: 'dark',
    look: 'figures',
    facts: items.map(({ label, value }) => ({ label, values: [value] })),
  }) as const;

/** Answers as facts: the link, if any, before the text. */
export const answerFacts = (answers: readonly Answer[]): Fact<string | Link>[] =>
  answers.map(({ title, text, link }) => ({ label: title, values: link ? [link, text] : [text] }));
