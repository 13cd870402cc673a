import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { variantsData } from '../../behaviours/contract';
import { screens, startHeight } from '../../components/CprMetronome/screens';
import { styleData } from '../../theme/attributes';
import { media, space } from '../../theme/tokens';
import { titleHeight } from './FirstAidLines.styles';

/** The lists of the poster: the steps for everybody, and those of the first variant. */
const posterLists = '& #steps, & #steps + section';

/**
 * The first printed page is a poster that hangs on a wall and is read from the floor: one column in 14 points, large
 * drawings, and nothing else.
 */
const posterSheet = {
  [posterLists]: {
    columnSpan: 'all',
    '& h2': { fontSize: '18pt' },
    '& li': { fontSize: '14pt', paddingBlock: 2 },
    [`& [${styleData.large}]`]: { fontSize: '20pt' },
    '& img': { height: 270 },
  },
  '& #steps + section': { breakAfter: 'page' },
} as const;

const steps = `[${styleData.kind}=steps]`;

/**
 * What is beside a tool has to be on the screen with it, above the bar: on a phone the words are smaller, on a small one
 * fewer, and on the smallest the drawings lower.
 */
const besideTool = {
  [screens.short]: {
    '&& nav': { marginBlockEnd: space.xxs },
    [`&& ${steps}`]: { marginBlockEnd: 0 },
    [`&& ${steps} li`]: {
      paddingBlock: space.xxs + 1,
      fontSize: '1rem',
      lineHeight: 1.25,
      '--number': '1.625em',
      '--gap': `${space.control}px`,
    },
    [`&& [${styleData.large}]`]: { fontSize: '1.125rem', lineHeight: 1.2 },
  },
  [screens.shorter]: {
    [`& [${styleData.spare}]`]: { display: 'none' },
    [`&& ${steps} li`]: { paddingBlock: space.xxs },
    // Says the same in more letters.
    [`&&:lang(sw) ${steps} li`]: { fontSize: '0.9375rem', lineHeight: 1.2 },
  },
  [screens.shortest]: {
    [`&& ${steps} li`]: { paddingBlock: 1 },
    '& nav a': { minHeight: 40 },
  },
} as const;

export const Root = styled(Container, {
  name: 'FirstAidSteps',
  slot: 'Root',
  shouldForwardProp: (name) => name !== 'poster' && name !== 'hasTool',
})<{ poster: boolean; hasTool: boolean }>(({ poster, hasTool }) => ({
  paddingBlock: `0 ${space.m}px`,
  ...(hasTool && besideTool),
  [media.wide]: {
    display: 'grid',
    // The last list comes below the steps.
    gridTemplateColumns: 'minmax(0,5fr) minmax(0,4fr)',
    gridTemplateRows: 'auto 1fr',
    columnGap: space.section,
    paddingBlockStart: space.l,
  },
  [media.print]: {
    display: 'block',
    paddingBlock: 0,
    columns: 2,
    columnGap: space.l,
    ...(poster && posterSheet),
  },
}));

export const Main = styled('div', { name: 'FirstAidSteps', slot: 'Main' })({
  [media.wide]: { gridColumn: 1, position: 'relative' },
});

export const Side = styled('div', {
  name: 'FirstAidSteps',
  slot: 'Side',
  shouldForwardProp: (name) => name !== 'hasTool',
})<{ hasTool: boolean }>(({ hasTool }) => ({
  [media.wide]: {
    gridColumn: 2,
    gridRow: '1 / span 2',
    paddingBlockStart: `calc${titleHeight}`,
    // Smaller than those of the steps.
    '& img': { maxWidth: 320 },
    // Below the tool of the list that is shown.
    ...(hasTool && {
      [`[${variantsData.chosen}] > &`]: {
        paddingBlockStart: `calc(${titleHeight} + ${startHeight} + ${space.l}px)`,
      },
    }),
  },
  [media.print]: { paddingBlockStart: 0 },
}));
