import Typography from '@mui/material/Typography';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import type { Link } from '../../domain/link';
import { Section, type SectionBaseProps } from '../Section/Section';
import type { BenefitCardProps } from '../../components/BenefitCard/BenefitCard';
import { Bar, Kinds, Layout, Paper, Papers, Prices, Segments, Sums, Words } from './Receipt.styles';

/** An item of a receipt with its formatted amount: "KES 6,500". */
export interface PriceRow {
  /** Name of the item. */
  label: string;
  /** The amount with its currency. */
  amount: string;
}

/** A journey with its price. */
export interface PricedJourney {
  /** What is calculated: "60 km in an ambulance". */
  title: string;
  /** How far the included and the further way are, for the bar; left out where the price covers all. */
  shares?: readonly number[];
  /** The items. */
  rows: readonly PriceRow[];
  /** The sum. */
  total: PriceRow;
  /** The same journey in the other vehicle. */
  other?: PriceRow;
}

/** One of the two choices: its question and short answers. */
interface PriceChoice {
  /** The question: "How far is it?" */
  legend: string;
  /** Its answers, in the order of the journeys; with one answer nothing is asked. */
  options: readonly string[];
}

/** The owner's prices, worked out for some journeys. */
export interface JourneyPrices {
  /** How far: the rows of the table. */
  distance: PriceChoice;
  /** In which vehicle: the columns of the table. */
  vehicle: PriceChoice;
  /** The journeys: by distance, and there by vehicle. */
  journeys: readonly (readonly PricedJourney[])[];
  /** Heading of the table, and of its first column. */
  table: { title: string; distance: string };
}

export interface ReceiptProps extends Omit<SectionBaseProps, 'lead'> {
  /** Text under the heading. */
  paragraphs: readonly string[];
  /** The prices; without them the section has no receipt. */
  prices?: JourneyPrices | undefined;
  /** The vehicles with their crews. */
  kinds?: { title: string; items: readonly BenefitCardProps[] };
  /** Asks for a price of one's own. */
  action?: Link;
}

/** What a journey costs: two choices, the receipt of the chosen journey, and all prices as a table. Needs no JavaScript. */
export function Receipt({ paragraphs, prices, kinds, action, ...section }: ReceiptProps) {
  const { id } = section;
  const choices = prices
    ? [
        // The second distance has both kinds of kilometres.
        { name: `${id}-distance`, first: 1, ...prices.distance },
        { name: `${id}-vehicle`, first: 0, ...prices.vehicle },
      ].filter(({ options }) => options.length > 1)
    : [];
  const about = kinds && (
    <Kinds>
      <Typography variant="h3">{kinds.title}</Typography>
      <dl>
        {kinds.items.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Kinds>
  );
  return (
    <Section {...section}>
      {paragraphs.map((paragraph) => (
        <Typography key={paragraph}>{paragraph}</Typography>
      ))}
      {prices ? (
        <Layout>
          {(choices.length > 0 || about !== undefined) && (
            <Words>
              {choices.map(({ name, first, legend, options }) => (
                <fieldset key={name} id={name} role="radiogroup">
                  <legend>{legend}</legend>
                  <Segments>
                    {options.map((option, index) => (
                      <label key={option}>
                        <input
                          type="radio"
                          name={name}
                          value={index}
                          defaultChecked={index === Math.min(first, options.length - 1)}
                        />
                        {option}
                      </label>
                    ))}
                  </Segments>
                </fieldset>
              ))}
              {about}
            </Words>
          )}
          <Papers aria-live="polite">
            {prices.journeys.map((vehicles, index) => (
              <div key={index}>
                {vehicles.map((journey, which) => (
                  <Paper key={journey.title}>
                    <JourneySums id={`${id}-${String(index)}-${String(which)}`} {...journey} />
                    {action && <LinkButton {...action} variant="quiet" />}
                  </Paper>
                ))}
              </div>
            ))}
          </Papers>
          {prices.distance.options.length > 1 && <AllPrices {...prices} />}
        </Layout>
      ) : (
        about
      )}
    </Section>
  );
}

/** One receipt. */
function JourneySums({ id, title, shares, rows, total, other }: PricedJourney & { id: string }) {
  return (
    <>
      <Typography variant="h3" id={id}>
        {title}
      </Typography>
      {shares && (
        <Bar shares={shares} aria-hidden>
          {shares.map((share, index) => (
            <span key={`${String(index)} ${String(share)}`} />
          ))}
        </Bar>
      )}
      <Sums aria-labelledby={id}>
        <tbody>
          {rows.map(({ label, amount }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{amount}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {[total, ...(other ? [other] : [])].map(({ label, amount }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{amount}</td>
            </tr>
          ))}
        </tfoot>
      </Sums>
    </>
  );
}

/** The price of every distance in every vehicle. */
function AllPrices({ distance, vehicle, journeys, table }: JourneyPrices) {
  return (
    <Prices>
      <caption>{table.title}</caption>
      <thead>
        <tr>
          <th scope="col">{table.distance}</th>
          {vehicle.options.map((name) => (
            <th scope="col" key={name}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {journeys.map((vehicles, index) => (
          <tr key={distance.options[index]}>
            <th scope="row">{distance.options[index]}</th>
            {vehicles.map(({ title, total }) => (
              <td key={title}>
                <b>{total.amount}</b>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Prices>
  );
}
