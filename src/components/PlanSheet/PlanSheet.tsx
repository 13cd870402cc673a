import { useRef } from 'react';
import { styleData } from '../../theme/attributes';
import { data } from '../behaviourProps';
import { StatusMessage } from '../StatusMessage/StatusMessage';
import { Footer, Header, Lines, Numbers, Paper, Part, Parts, Root, Rows } from './PlanSheet.styles';
import { useOnePage } from './useOnePage';

/** A label and the answer beside it; an empty answer is a line to write on. */
export interface SheetLine {
  /** What the line asks for. */
  label: string;
  /** What is written there. */
  value: string;
}

/** A part of the sheet: lines, or rows of a table. */
export type SheetPart = {
  /** Unique id of the part. */
  id: string;
  /** Heading. */
  title: string;
} & (
  | {
      /** Answers, one below the other. */
      lines: readonly SheetLine[];
      /** Whether the lines stand in two columns over the whole width; otherwise the part takes half of it. */
      isWide?: boolean;
    }
  | {
      /** Headings of the columns. */
      columns: readonly string[];
      /** Rows of the table; an empty one is to be filled in by hand. */
      rows: readonly (readonly string[])[];
    }
);

export interface PlanSheetProps {
  /** Id of the heading, and prefix of the parts' ids. */
  id: string;
  /** Heading of the sheet. */
  title: string;
  /** Whose plan it is. */
  name: SheetLine;
  /** Numbers to call, the most important first: it is printed large. */
  numbers: readonly SheetLine[];
  /** The parts, in their order. Two halves stand side by side. */
  parts: readonly SheetPart[];
  /** What to say on the phone, at the foot. */
  say: SheetLine;
  /** Small print in the last line. */
  foot: string;
  /** Shown when not everything fits on one page; `{parts}` lists the headings of what does not. */
  unfitMessage: string;
}

/**
 * An emergency plan as one A4 page, shown on the screen as it is printed. The type shrinks to 9 points before anything is
 * left out; what still does not fit is named, and there is never a second page.
 */
export function PlanSheet({ id, title, name, numbers, parts, say, foot, unfitMessage }: PlanSheetProps) {
  const paper = useRef<HTMLDivElement>(null);
  const { density, unfit } = useOnePage(paper, parts);
  const message = unfit.length > 0 ? unfitMessage.replace('{parts}', unfit.join('; ')) : undefined;
  return (
    <Root>
      <StatusMessage severity="error" message={message} />
      <Paper ref={paper} role="group" aria-labelledby={id} {...data(styleData, { density })}>
        <Header>
          <h3 id={id}>{title}</h3>
          <p>
            <span>{name.label}</span>
            <b dir="auto">{name.value}</b>
          </p>
          <Numbers>
            {numbers.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd dir="ltr" translate="no">
                  {value}
                </dd>
              </div>
            ))}
          </Numbers>
        </Header>
        <Parts>
          {parts.map((part) =>
            'lines' in part ? (
              <Part key={part.id} {...data(styleData, { split: part.isWide })}>
                <h4>{part.title}</h4>
                <Lines>
                  {part.lines.map(({ label, value }) => (
                    <div key={label}>
                      <dt>{label}</dt>
                      <dd dir="auto">{value}</dd>
                    </div>
                  ))}
                </Lines>
              </Part>
            ) : (
              <Part key={part.id} {...data(styleData, { split: true })}>
                <h4 id={`${id}-${part.id}`}>{part.title}</h4>
                <Rows aria-labelledby={`${id}-${part.id}`}>
                  <thead>
                    <tr>
                      {part.columns.map((column) => (
                        <th key={column} scope="col">
                          {column}
                        </th>
                      ))}
                    </tr>
                  </thead>
                  <tbody>
                    {part.rows.map((row, index) => (
                      // Rows have no key of their own, and two may be equal.
                      <tr key={index} {...data(styleData, { spare: row.every((cell) => cell === '') })}>
                        {row.map((cell, column) => (
                          <td key={part.columns[column]} dir="auto">
                            {cell}
                          </td>
                        ))}
                      </tr>
                    ))}
                  </tbody>
                </Rows>
              </Part>
            ),
          )}
        </Parts>
        <Footer>
          <p>
            <b>{say.label}</b>
            {` ${say.value}`}
          </p>
          <p>{message ?? foot}</p>
        </Footer>
      </Paper>
    </Root>
  );
}
