import { styled } from '@mui/material/styles';
import { breakpoint, color, font, radius, size, space, type } from '../../src/theme/tokens';
import { Sheet } from './Sheet';

type Step = keyof typeof breakpoint;

interface Layout {
  /** What screens of this width are. */
  screens: string;
  /** Space at both sides of the content, in px. */
  gutter: number;
  /** Cards in a row. */
  cards: number;
  /** What else changes here. */
  changes: string;
}

const layouts: Readonly<Record<Step, Layout>> = {
  small: {
    screens: 'Phones',
    gutter: space.m,
    cards: 1,
    changes: 'Menu behind a button, actions in a bar at the bottom',
  },
  medium: {
    screens: 'Tablets, large phones on their side',
    gutter: space.l,
    cards: 2,
    changes: 'Wider gutters, picture beside the banner’s words',
  },
  wide: {
    screens: 'Laptops',
    gutter: space.l,
    cards: 3,
    changes: 'Floating actions, side columns; the full menu follows at 1120 px',
  },
  full: {
    screens: 'Desktops',
    gutter: space.l,
    cards: 3,
    changes: 'Higher banners; beyond this width only the sides grow',
  },
};

const steps = Object.keys(breakpoint) as Step[];
/** A screen that stands for each step, in px. */
const example: Readonly<Record<Step, number>> = { small: 360, medium: 768, wide: 1024, full: 1440 };
const scale = 0.34;

const Row = styled('ul')({
  display: 'grid',
  gap: space.l,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontFamily: font.text,
  color: color.text,
  ...type.small,
});

const Screen = styled('div')({
  display: 'flex',
  justifyContent: 'center',
  maxInlineSize: '100%',
  border: `1px solid ${color.border}`,
  borderRadius: radius.control,
  overflow: 'hidden',
  background: color.surfaceStrong,
});

const Content = styled('div')({
  display: 'grid',
  flex: 1,
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0,1fr)',
  background: color.page,
  paddingBlock: space.m,
  '& > span': { blockSize: space.section, borderRadius: radius.control, background: color.primary },
});

/** A page on a screen of each step: surface to the edges, content with its gutters, cards in a row. */
export function Frames() {
  return (
    <Row className="sb-unstyled" aria-label="The page on four screens">
      {steps.map((step) => {
        const { gutter, cards } = layouts[step];
        return (
          <li key={step}>
            {step}: a screen of {example[step]} px, gutters of {gutter} px,{' '}
            {cards === 1 ? 'one card' : `${cards} cards`} in a row
            <Screen style={{ inlineSize: example[step] * scale }}>
              <Content
                style={{
                  maxInlineSize: size.content * scale,
                  paddingInline: gutter * scale,
                  gap: (step === 'small' ? space.m : space.l) * scale,
                }}
              >
                {Array.from({ length: cards }, (_, card) => (
                  <span key={card} />
                ))}
              </Content>
            </Screen>
          </li>
        );
      })}
    </Row>
  );
}

/** Breakpoints with what changes at each. */
export function BreakpointTable() {
  return (
    <Sheet
      caption={`Breakpoints; content is at most ${size.content} px wide, a line of text ${size.measure}`}
      columns={['Step', 'From', 'Screens', 'Gutter', 'Cards in a row', 'What changes']}
      rows={steps.map((step) => {
        const { screens, gutter, cards, changes } = layouts[step];
        return [step, `${breakpoint[step]} px`, screens, `${gutter} px`, cards, changes];
      })}
    />
  );
}
