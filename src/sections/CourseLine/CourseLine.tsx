import Typography from '@mui/material/Typography';
import { Section, type SectionBaseProps } from '../Section/Section';
import { Course, Others, Post } from './CourseLine.styles';

/** A place on the course. */
export interface CoursePost {
  /** The place: "At the start". */
  title: string;
  /** Who stands there, short. */
  who: string;
  /** What they do. */
  text: string;
}

export interface CourseLineProps extends SectionBaseProps {
  /** The places from the start to the finish. */
  posts: readonly CoursePost[];
  /** Sports without a course, below the line. */
  others?: readonly { title: string; text: string }[] | undefined;
}

/** A course as a drawn line from the start to the finish: who stands where, and what they do there. */
export function CourseLine({ posts, others, ...section }: CourseLineProps) {
  return (
    <Section {...section}>
      <Course>
        {posts.map(({ title, who, text }) => (
          <Post key={title}>
            <Typography variant="h3">{title}</Typography>
            <Typography>
              <b>{who}.</b> {text}
            </Typography>
          </Post>
        ))}
      </Course>
      {others && (
        <Others>
          {others.map(({ title, text }) => (
            <li key={title}>
              <Typography variant="h3">{title}</Typography>
              <Typography>{text}</Typography>
            </li>
          ))}
        </Others>
      )}
    </Section>
  );
}
