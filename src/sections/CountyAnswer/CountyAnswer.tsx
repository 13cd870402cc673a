import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import Typography from '@mui/material/Typography';
import { data } from '../../components/behaviourProps';
import { CallButton } from '../../components/CallButton/CallButton';
import { SiteLink } from '../../components/SiteLink/SiteLink';
import { counties, type County } from '../../domain/counties';
import type { Link } from '../../domain/link';
import { styleData } from '../../theme/attributes';
import { around, boxOf, meet, namesIn } from '../CountyMap/countyBox';
import { countyShapes } from '../CountyMap/countyShapes';
import { Answer, Back, Map, Root, Say } from './CountyAnswer.styles';

export interface CountyAnswerProps {
  /** Leads to the map of all counties. */
  back: Link;
  /** The page's only `h1`. */
  title: string;
  /** Whether crews come, and from which places, in one or two sentences. */
  answer: string;
  /** What to say on the phone. */
  say: string;
  /** Calls the number. */
  call: Link;
  /** Leads to the page that finds out where somebody is. */
  where: Link;
  /** The county. */
  county: County;
  /** The counties with a page. */
  served: readonly County[];
  /** Text alternative of the map. */
  label: string;
}

/** The answer for one county: that crews come, what to say on the phone, and the county among its neighbours. */
export function CountyAnswer(props: CountyAnswerProps) {
  const { back, title, answer, say, call, where, county, served, label } = props;
  return (
    <Root>
      <div>
        <Back>
          <SiteLink href={back.to}>
            <ArrowBackIcon aria-hidden />
            {back.label}
          </SiteLink>
        </Back>
        <Typography variant="h1">{title}</Typography>
        <Answer>
          <CheckCircleIcon aria-hidden />
          <span>{answer}</span>
        </Answer>
        <Say>
          <p>{say}</p>
          <SiteLink href={where.to}>{where.label}</SiteLink>
          <CallButton href={call.to}>{call.label}</CallButton>
        </Say>
      </div>
      <Neighbourhood county={county} served={served} label={label} />
    </Root>
  );
}

/** The county in the middle of what lies around it. */
function Neighbourhood({ county, served, label }: Pick<CountyAnswerProps, 'county' | 'served' | 'label'>) {
  const view = around(county);
  const kindOf = (one: County) => (one === county ? 'own' : served.includes(one) ? 'here' : undefined);
  // The county itself last: its edge lies over those of its neighbours.
  const shown = [...counties.filter((one) => one !== county && meet(boxOf(one), view)), county];
  const sizeOf = (one: County) => view.width / (one === county ? 20 : 24);
  const own = namesIn(view, [county], sizeOf, 0);
  const others = namesIn(view, shown.slice(0, -1), sizeOf).filter(
    ({ box }) => !own.some((name) => meet(name.box, box)),
  );
  return (
    <Map
      viewBox={[view.x, view.y, view.width, view.height].map((side) => side.toFixed(1)).join(' ')}
      role="img"
      aria-label={label}
    >
      {shown.map((one) => (
        <path key={one} d={countyShapes[one]} {...data(styleData, { kind: kindOf(one) })} />
      ))}
      {[...own, ...others].map(({ county: one, box }) => (
        <text
          key={one}
          x={(box.x + box.width / 2).toFixed(1)}
          y={(box.y + box.height * 0.85).toFixed(1)}
          fontSize={sizeOf(one).toFixed(1)}
          {...data(styleData, { kind: kindOf(one) })}
        >
          {one}
        </text>
      ))}
    </Map>
  );
}
