import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { planKinds } from '../../domain/emergencyPlan';
import { styleData } from '../../theme/attributes';
import { color, media, radius, size, space, type } from '../../theme/tokens';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    PlanForm:
      | 'root'
      | 'fields'
      | 'group'
      | 'pair'
      | 'row'
      | 'scripted'
      | 'only'
      | 'sheet'
      | 'stage'
      | 'tools'
      | 'actions';
  }
}

/** Until React is there, the checked radio button decides by CSS what is shown. Browsers without `:has()` show everything. */
const chosenBeforeReact = Object.fromEntries(
  planKinds.map((kind) => [
    `&:has([value=${kind}]:checked) [${styleData.kinds}]:not([${styleData.kinds}~=${kind}])`,
    { display: 'none' },
  ]),
);

/** Only the sheet is printed. These rules apply only while its page is open: other pages print with their frame. */
export const printRules = {
  '@page': { size: 'A4', margin: '10mm' },
  [media.print]: { '#root > :not(main), main > :not(#plan)': { display: 'none' } },
} as const;

export const Root = styled(Container, { name: 'PlanForm', slot: 'Root' })({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space.xxl,
  paddingBlock: `${space.xl}px ${space.xxl}px`,
  [media.wide]: {
    gridTemplateColumns: 'minmax(0,1fr) minmax(0,1fr)',
    columnGap: space.xxlPlus,
    alignItems: 'start',
    paddingBlockEnd: space.section,
  },
  ...chosenBeforeReact,
  [media.print]: {
    display: 'block',
    maxWidth: 'none',
    padding: 0,
    '@supports not selector(:has(a))': {
      [`[${styleData.kinds}=school],[${styleData.kinds}=site]`]: { display: 'none' },
    },
  },
}) as typeof Container;

export const Fields = styled('div', { name: 'PlanForm', slot: 'Fields' })({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xl,
  '& > a': { alignSelf: 'start', marginBlockStart: -space.m },
  [media.print]: { display: 'none' },
});

export const Group = styled('fieldset', { name: 'PlanForm', slot: 'Group' })({
  display: 'flex',
  flexDirection: 'column',
  gap: space.mPlus,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  borderBlockStart: `1px solid ${color.rule}`,
  '& > legend': { padding: 0, paddingInlineEnd: space.m, marginBlockEnd: space.sPlus },
  '& > p, & > div > p': {
    color: color.textSoft,
    fontSize: type.small.fontSize,
    lineHeight: type.small.lineHeight,
  },
});

/** Parts that need JavaScript, with their texts. */
export const Scripted = styled('div', { name: 'PlanForm', slot: 'Scripted' })({
  [media.noScript]: { display: 'none' },
});

/** Short fields stand side by side if there is room. */
export const Pair = styled('div', { name: 'PlanForm', slot: 'Pair' })({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,13rem),1fr))',
  alignItems: 'end',
  gap: `${space.mPlus}px ${space.m}px`,
});

export const Row = styled('fieldset', { name: 'PlanForm', slot: 'Row' })({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,13rem),1fr))',
  alignItems: 'end',
  gap: space.m,
  minWidth: 0,
  margin: 0,
  padding: `${space.s}px ${space.m}px ${space.m}px`,
  border: `1px solid ${color.rule}`,
  borderRadius: radius.card,
  '& > legend': { paddingInline: space.xs, fontWeight: 600 },
  '& > button': { justifySelf: 'start', [media.noScript]: { display: 'none' } },
});

/** Without a box of its own: its children take part in the parent's layout. */
export const Only = styled('div', { name: 'PlanForm', slot: 'Only' })({ display: 'contents' });

export const Sheet = styled('div', { name: 'PlanForm', slot: 'Sheet' })({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  gap: space.m,
  [media.wide]: { alignSelf: 'stretch' },
  [media.print]: { display: 'block' },
});

/** The sheet with its buttons: stays completely visible beside the form, below the header, as large as the screen allows. */
export const Stage = styled('div', { name: 'PlanForm', slot: 'Stage' })({
  display: 'grid',
  gap: space.m,
  [media.wide]: {
    position: 'sticky',
    insetBlockStart: `calc(${size.header} + ${space.m}px)`,
    alignSelf: 'start',
    maxWidth: 'max(24rem,(100vh - 11rem)/1.414)',
  },
  [media.print]: { position: 'static', display: 'block', maxWidth: 'none' },
});

export const Tools = styled('div', { name: 'PlanForm', slot: 'Tools' })({
  display: 'grid',
  gap: space.m,
  [media.print]: { display: 'none' },
});

/** Buttons that need JavaScript. */
export const Actions = styled('div', { name: 'PlanForm', slot: 'Actions' })({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.sPlus,
  [media.noScript]: { display: 'none' },
});
