import { TextSection, type TextSectionProps } from '../TextSection/TextSection';
import { Receipt, Receipts } from './PriceExamples.styles';

/** An item of a receipt with its formatted amount: "KES 6,500". */
export interface PriceRow {
  /** Name of the item. */
  label: string;
  /** The amount with its currency. */
  amount: string;
}

/** A worked example. */
export interface PriceExample {
  /** What is calculated: "25 km in an ambulance". */
  title: string;
  /** The items. */
  rows: readonly PriceRow[];
  /** The sum. */
  total: PriceRow;
}

export interface PriceExamplesProps extends Omit<TextSectionProps, 'children'> {
  /** The examples, each as a receipt. */
  examples: readonly PriceExample[];
}

/** How a price is calculated, in words and as receipts. */
export function PriceExamples({ examples, ...section }: PriceExamplesProps) {
  return (
    <TextSection {...section}>
      <Receipts>
        {examples.map(({ title, rows, total }) => (
          <Receipt key={title}>
            <caption>{title}</caption>
            <tbody>
              {rows.map(({ label, amount }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>{amount}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{total.label}</th>
                <td>{total.amount}</td>
              </tr>
            </tfoot>
          </Receipt>
        ))}
      </Receipts>
    </TextSection>
  );
}
