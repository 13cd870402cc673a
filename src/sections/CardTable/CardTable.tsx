import Typography from '@mui/material/Typography';
import { SitePicture } from '../../components/SitePicture/SitePicture';
import type { Picture } from '../../media/picture';
import { Section, type SectionBaseProps } from '../Section/Section';
import { Frame, Level, Raised, Scroller, Table } from './CardTable.styles';

/** One row. */
export interface CardTableRow {
  /** Short label above the name: "Level 1". */
  label?: string;
  /** Picture of it, above its name. */
  picture?: Picture;
  /** What the row is about. */
  title: string;
  /** Its values, one for each further column. */
  values: readonly string[];
}

export interface CardTableProps extends SectionBaseProps {
  /** Names of the columns; the first is that of the rows' names. */
  columns: readonly string[];
  /** The rows in their order. */
  rows: readonly CardTableRow[];
  /** What leads to a higher row, above the table; the lead says so. */
  raises?: readonly string[] | undefined;
  /** Where the values come from, below the table. */
  note?: string | undefined;
}

/** A table; on phones each row is a card, in which each value has the name of its column. */
export function CardTable({ columns, rows, raises, note, ...section }: CardTableProps) {
  const [first, ...others] = columns;
  return (
    <Section {...section}>
      {raises && (
        <Raised>
          {raises.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </Raised>
      )}
      <Scroller role="group" aria-labelledby={`${section.id}-title`} tabIndex={0}>
        <Table>
          <thead>
            <tr>
              {[first, ...others].map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, picture, title, values }) => (
              <tr key={title}>
                <th scope="row">
                  {picture && (
                    <Frame>
                      <SitePicture picture={picture} />
                    </Frame>
                  )}
                  {label !== undefined && <Level>{label}</Level>} {title}
                </th>
                {values.map((value, place) => (
                  <td key={others[place]}>
                    <b>{others[place]}</b> {value}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroller>
      {note !== undefined && <Typography variant="small">{note}</Typography>}
    </Section>
  );
}
