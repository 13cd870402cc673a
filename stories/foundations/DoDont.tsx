import DoIcon from '@mui/icons-material/CheckCircle';
import DontIcon from '@mui/icons-material/Cancel';
import { styled } from '@mui/material/styles';
import { color, font, radius, space, type } from '../../src/theme/tokens';

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,280px),1fr))',
  gap: space.m,
  marginBlock: space.m,
  fontFamily: font.text,
  color: color.text,
  ...type.small,
  '& section': {
    padding: space.m,
    border: `1px solid ${color.rule}`,
    borderBlockStart: `${space.xs}px solid var(--tone)`,
    borderRadius: radius.control,
  },
  '& > * > p': {
    display: 'flex',
    alignItems: 'center',
    gap: space.s,
    margin: 0,
    fontSize: '1rem',
    fontWeight: 600,
    color: 'var(--tone)',
  },
  '& ul': {
    display: 'grid',
    gap: space.s,
    margin: 0,
    marginBlockStart: space.s,
    paddingInlineStart: space.mPlus,
  },
});

interface DoDontProps {
  /** What is right, a sentence each. */
  right: readonly string[];
  /** What is wrong, a sentence each. */
  wrong: readonly string[];
  /** Headings of the two lists. */
  titles?: readonly [right: string, wrong: string];
}

/** Do and don’t of a foundation, side by side. */
export function DoDont({ right, wrong, titles = ['Do', 'Don’t'] }: DoDontProps) {
  const sides = [
    { title: titles[0], Icon: DoIcon, tone: color.success, rules: right },
    { title: titles[1], Icon: DontIcon, tone: color.error, rules: wrong },
  ];
  return (
    <Columns className="sb-unstyled">
      {sides.map(({ title, Icon, tone, rules }) => (
        <section key={title} aria-label={title} style={{ ['--tone' as string]: tone }}>
          <p>
            <Icon aria-hidden />
            {title}
          </p>
          <ul>
            {rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </section>
      ))}
    </Columns>
  );
}
