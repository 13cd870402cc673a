import { GlobalStyles } from '@mui/material';
import { styled } from '@mui/material/styles';
import { color, font, media, space, type } from '../../../src/theme/tokens';
import { clinicianMatters, type ClinicianMatter } from './clinicianMatters';
import type { ClinicianRow } from './clinicianRows';

const { print } = media;

/** A4 across, and nothing of Storybook round the sheets. */
const paper = {
  '@page': { size: 'A4 landscape', margin: '12mm' },
  [print]: {
    ':root': { colorScheme: 'light' },
    '#storybook-docs .sbdocs.sbdocs-wrapper': { display: 'block', padding: 0, background: 'none' },
    '#storybook-docs .sbdocs.sbdocs-content': { maxWidth: 'none', margin: 0 },
    '#storybook-docs .toc-wrapper, #storybook-docs aside': { display: 'none' },
  },
} as const;

const Matter = styled('section')({
  marginBlock: space.xl,
  fontFamily: font.text,
  color: color.text,
  h2: { ...type.h3, margin: 0, fontFamily: font.heading, color: color.heading, breakAfter: 'avoid' },
  'p,ul,ol': { ...type.small, marginBlock: space.xs },
  'ul,ol': { paddingInlineStart: space.l },
  li: { display: 'list-item' },
  'ul li': { listStyle: 'disc' },
  'ol li': { listStyle: 'decimal' },
  [print]: { marginBlock: space.l, color: '#000', 'p,ul,ol': { fontSize: '8.5pt' }, h2: { color: '#000' } },
});

/** A language with a box to tick: drawn, since fonts lack the character. */
const Box = styled('span')({
  whiteSpace: 'nowrap',
  marginInlineEnd: space.s,
  '&::before': {
    content: '""',
    display: 'inline-block',
    inlineSize: '0.8em',
    blockSize: '0.8em',
    marginInlineEnd: '0.25em',
    border: '1px solid',
  },
});

/** What stands above the table stays with it on paper. */
const Head = styled('header')({ breakInside: 'avoid', breakAfter: 'avoid' });

const Scroll = styled('div')({ overflowX: 'auto', [print]: { overflow: 'visible' } });

const Table = styled('table')({
  ...type.small,
  inlineSize: '100%',
  minInlineSize: '46rem',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  'th,td': {
    padding: space.xs,
    border: `1px solid ${color.rule}`,
    textAlign: 'start',
    verticalAlign: 'top',
    overflowWrap: 'break-word',
  },
  thead: { breakInside: 'avoid', breakAfter: 'avoid' },
  tr: { breakInside: 'avoid' },
  'tr.heading': { backgroundColor: color.surfaceWarm, breakAfter: 'avoid' },
  'tr.inference td:nth-of-type(4)': { fontWeight: 700 },
  'col.line': { inlineSize: '2.5rem' },
  'col.sources': { inlineSize: '8rem' },
  'col.right': { inlineSize: '7.5rem' },
  [print]: {
    minInlineSize: 0,
    fontSize: '8.5pt',
    lineHeight: 1.3,
    'th,td': { padding: '1mm 1.5mm', borderColor: '#888' },
    'tr.heading': { backgroundColor: '#eee', printColorAdjust: 'exact' },
  },
});

/** How sure words are, and the numbers of their sources. */
const saidOf = ({ mark, from }: NonNullable<ClinicianRow['cited']>) => [mark, from.join(', ')].join(' ');

/** A line: its words in both languages, how sure it is, and a box for each language. */
function Row({ row, line }: { row: ClinicianRow; line: number }) {
  const { heading, en, sw, cited } = row;
  return (
    <>
      {heading && (
        <tr className="heading">
          <th colSpan={2} scope="rowgroup">
            {heading.en}
          </th>
          <th colSpan={heading.cited ? 1 : 3} scope="rowgroup" lang="sw">
            {heading.sw}
          </th>
          {heading.cited && <td colSpan={2}>Whole answer: {saidOf(heading.cited)}</td>}
        </tr>
      )}
      <tr className={cited?.mark === 'Inference' ? 'inference' : undefined}>
        <td>{line}</td>
        <td>{en}</td>
        <td lang="sw">{sw}</td>
        <td>{cited && saidOf(cited)}</td>
        <td>
          <Box>EN</Box> <Box lang="sw">SW</Box>
        </td>
      </tr>
    </>
  );
}

function Sheet({ matter, at }: { matter: ClinicianMatter; at: number }) {
  const { id, title, path, checks, differs, rows, sources } = matter;
  return (
    <Matter className="sb-unstyled" aria-labelledby={`matter-${id}`}>
      <Head>
        <h2 id={`matter-${id}`}>
          {at}. {title[0]} · <span lang="sw">{title[1]}</span>
        </h2>
        {path && (
          <p>
            {path} and /sw{path}
          </p>
        )}
        {checks.map((check, language) => (
          <p key={check} lang={language === 1 ? 'sw' : 'en'}>
            {check}
          </p>
        ))}
        {differs.length > 0 && (
          <>
            <p>
              <strong>Bodies differ, or nobody was read:</strong>
            </p>
            <ul>
              {differs.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </>
        )}
      </Head>
      <Scroll role="region" aria-label={`Lines on ${title[0]}`} tabIndex={0}>
        <Table>
          <colgroup>
            <col className="line" />
            <col />
            <col />
            <col className="sources" />
            <col className="right" />
          </colgroup>
          <thead>
            <tr>
              <th scope="col">No.</th>
              <th scope="col">English</th>
              <th scope="col">Kiswahili</th>
              <th scope="col">Sources</th>
              <th scope="col">Right</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, line) => (
              <Row key={line} row={row} line={line + 1} />
            ))}
          </tbody>
        </Table>
      </Scroll>
      {sources.length > 0 && (
        <ol aria-label={`Sources on ${title[0]}`}>
          {sources.map(({ name, mark }) => (
            <li key={name}>
              {name} ({mark.toLowerCase()})
            </li>
          ))}
        </ol>
      )}
      <p>Clinician, registration, day: ______________________________________________</p>
    </Matter>
  );
}

/** Everything that a clinician checks, in both languages side by side, to be printed. */
export function ClinicianSheets() {
  return (
    <>
      <GlobalStyles styles={paper} />
      {clinicianMatters.map((matter, at) => (
        <Sheet key={matter.id} matter={matter} at={at + 1} />
      ))}
    </>
  );
}

/** How much there is to check, and how much of it is inference. */
export function ClinicianCounts() {
  const rows = clinicianMatters.flatMap((matter) => matter.rows);
  const inferred = rows.filter(({ cited }) => cited?.mark === 'Inference').length;
  return (
    <p>
      {clinicianMatters.length} matters, {rows.length} lines; {inferred} lines of the pages are inference.
    </p>
  );
}
