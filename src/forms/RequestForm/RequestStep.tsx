import InfoIcon from '@mui/icons-material/Info';
import LockIcon from '@mui/icons-material/Lock';
import type { ReactNode, Ref } from 'react';
import { data, needsReact } from '../../components/behaviourProps';
import type { RequestFields } from '../../domain/requests/definition';
import type { RequestWords } from '../../domain/requests/words';
import { styleData } from '../../theme/attributes';
import { RequestField } from './RequestField';
import { Continue, Note, Pair, Step } from './RequestForm.styles';
import type { RequestFormLabels } from './requestWords';

interface RequestStepProps {
  /** Today in Nairobi, ISO 8601; left out if the page may be shown on a later day. */
  today: string | undefined;
  fields: RequestFields;
  words: RequestWords['steps'][string];
  labels: RequestFormLabels;
  /** Whether it is the current step. */
  isShown: boolean;
  /** Whether steps are shown one at a time. */
  inSteps: boolean;
  /** Whether it has the button to the next step; only on the first step is that button there before React. */
  hasNext: boolean;
  /** Ref of the current step's heading, so that it can take the focus. */
  headingRef: Ref<HTMLHeadingElement> | undefined;
  /** Content below the heading: the error summary. */
  children: ReactNode;
}

/** Groups the fields into rows: short neighbours stand side by side, all others alone. */
function inRows(fields: RequestFields): string[][] {
  const rows: string[][] = [];
  for (const [name, { short }] of Object.entries(fields)) {
    const last = rows.at(-1);
    const before = last?.[0];
    if (short && last?.length === 1 && before !== undefined && fields[before]?.short) last.push(name);
    else rows.push([name]);
  }
  return rows;
}

/** A step of a request: its heading, its fields, and the button to the next step. */
export function RequestStep(props: RequestStepProps) {
  const { today, fields, words, labels, isShown, inSteps, hasNext, headingRef, children } = props;
  const Question = inSteps ? 'h1' : 'h2';
  const isHealth = Object.values(fields).some(({ medical }) => medical);
  const renderField = (name: string) => {
    const field = fields[name];
    const own = words.fields[name];
    return field && own ? (
      <RequestField key={name} {...{ today, name, field, words: own }} optionalLabel={labels.optional} />
    ) : null;
  };
  return (
    <Step {...data(styleData, { shown: isShown })}>
      <Question ref={headingRef} tabIndex={-1}>
        {words.question}
      </Question>
      {children}
      {words.note !== undefined && (
        <Note {...data(styleData, { kind: 'health' })}>
          <InfoIcon aria-hidden />
          <span>{words.note}</span>
        </Note>
      )}
      {inRows(fields).map((names) =>
        names.length === 1 ? (
          renderField(names[0] ?? '')
        ) : (
          <Pair key={names[0]}>{names.map(renderField)}</Pair>
        ),
      )}
      {hasNext && (
        <Continue type="submit" {...needsReact('click')}>
          {labels.next}
        </Continue>
      )}
      {inSteps && (
        <Note>
          <LockIcon aria-hidden />
          <span>{isHealth ? labels.keepingHealth : labels.keeping}</span>
        </Note>
      )}
    </Step>
  );
}
