import AirIcon from '@mui/icons-material/Air';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import ChildCareIcon from '@mui/icons-material/ChildCare';
import FavoriteIcon from '@mui/icons-material/Favorite';
import GppMaybeIcon from '@mui/icons-material/GppMaybe';
import LocalFireDepartmentIcon from '@mui/icons-material/LocalFireDepartment';
import WaterDropIcon from '@mui/icons-material/WaterDrop';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { LinkRow } from '../../components/LinkRow/LinkRow';
import { SiteLink } from '../../components/SiteLink/SiteLink';
import { SitePicture } from '../../components/SitePicture/SitePicture';
import { StepProgress } from '../../components/StepProgress/StepProgress';
import type { Link } from '../../domain/link';
import type { Picture } from '../../media/picture';
import { styleData } from '../../theme/attributes';
import { data } from '../../components/behaviourProps';
import { Answers, Ask, Back, Plate, Progress, Root, Said } from './TriageQuestion.styles';

const icons = {
  breath: <AirIcon />,
  blood: <WaterDropIcon />,
  chest: <FavoriteIcon />,
  burn: <LocalFireDepartmentIcon />,
  child: <ChildCareIcon />,
  bite: <GppMaybeIcon />,
} as const;

/** What a tile is about, for its icon. */
export type TriageIcon = keyof typeof icons;

/** An answer, which leads to the next question or to a first-aid page. */
export interface TriageAnswer extends Link {
  /** What to do, or what can be seen, in a few words. */
  text?: string;
  /** Drawing of what to do. */
  picture?: Picture;
  /** Icon of a tile. */
  icon?: TriageIcon;
}

export interface TriageQuestionProps {
  /** The question: the page's one headline. */
  title: string;
  /** How to find out, or what to do with the answers. */
  lead: string;
  /** Leads to the question before. */
  back: Link;
  /** Number of the question, from 1. */
  step: number;
  /** How many questions there are. */
  steps: number;
  /** The same in words: "Question 2 of 3". */
  progress: string;
  /** The answers, the most urgent first. */
  answers: readonly TriageAnswer[];
  /** How they look: cards with a drawing, tiles with an icon, or rows of a list of pages. */
  look: 'cards' | 'tiles' | 'rows';
  /** Where somebody goes whom no answer fits. */
  ask?: Link | undefined;
  /** What was answered before, and the link that changes it. */
  said?: { text: string; change: Link } | undefined;
}

/** One of the questions that lead to a first-aid page: its answers are links, so that it needs no script and no network. */
export function TriageQuestion(props: TriageQuestionProps) {
  const { title, lead, back, step, steps, progress, answers, look, ask, said } = props;
  return (
    <Root>
      <Back>
        <SiteLink href={back.to}>
          <ArrowBackIcon aria-hidden />
          {back.label}
        </SiteLink>
      </Back>
      <Progress>
        <b>{progress}</b>
        <StepProgress step={step} steps={steps} />
      </Progress>
      <Typography variant="h1">{title}</Typography>
      <p>{lead}</p>
      <Answers {...data(styleData, { kind: look })}>
        {answers.map(({ label, to, text, picture, icon }) => (
          <li key={label}>
            {look === 'rows' ? (
              <LinkRow title={label} to={to} {...(text !== undefined && { text })} />
            ) : (
              <SiteLink href={to}>
                {picture && <SitePicture picture={picture} priority decorative />}
                {icon && <Plate>{icons[icon]}</Plate>}
                <span>
                  <strong>{label}</strong>
                  {text !== undefined && <small>{text}</small>}
                </span>
              </SiteLink>
            )}
          </li>
        ))}
      </Answers>
      {ask && (
        <Ask>
          <Button variant="quiet" href={ask.to}>
            {ask.label}
          </Button>
        </Ask>
      )}
      {said && (
        <Said>
          {said.text} <SiteLink href={said.change.to}>{said.change.label}</SiteLink>
        </Said>
      )}
    </Root>
  );
}
