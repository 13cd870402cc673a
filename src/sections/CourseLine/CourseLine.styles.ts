import { styled } from '@mui/material/styles';
import { color, layer, media, radius, space } from '../../theme/tokens';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    CourseLine: 'course' | 'post' | 'others';
  }
}

/** Width in px of the course, and of a post on it. */
const course = 16;
const post = 30;

/** The course along an axis: a dark road with a dashed middle line. */
const road = (axis: 'right' | 'bottom') => {
  const across = axis === 'right' ? '100% 2px' : '2px 100%';
  return `repeating-linear-gradient(to ${axis},${color.hiViz} 0 14px,transparent 14px 26px) center/${across} no-repeat ${color.surfaceDarkest}`;
};

/** Chequer of the finish. */
const chequer = `repeating-conic-gradient(${color.surfaceDark} 0 25%,${color.hiViz} 0 50%) 50%/10px 10px`;

export const Course = styled('ol', { name: 'CourseLine', slot: 'Course' })({
  display: 'grid',
  gap: space.m,
  [media.wide]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0,1fr)', gap: space.l },
});

export const Post = styled('li', { name: 'CourseLine', slot: 'Post' })({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: space.xxs,
  minHeight: post,
  paddingInlineStart: post + space.m,
  breakInside: 'avoid',
  overflowWrap: 'break-word',
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    zIndex: layer.raised,
    boxSizing: 'border-box',
    width: post,
    height: post,
    border: `4px solid ${color.heading}`,
    borderRadius: radius.pill,
    backgroundColor: color.page,
    printColorAdjust: 'exact',
  },
  // The course, from the middle of a post to the middle of the next.
  '&:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    insetBlock: `${post / 2}px ${-space.m - post / 2}px`,
    insetInlineStart: (post - course) / 2,
    boxSizing: 'border-box',
    width: course,
    // Visible where forced colours remove the background.
    border: '1px solid transparent',
    background: road('bottom'),
    printColorAdjust: 'exact',
  },
  // The crew that moves has the colour of its vests; the finish has a chequer.
  '&:nth-last-of-type(2)::before': { backgroundColor: color.hiViz },
  '&:last-of-type::before': { borderRadius: 4, background: chequer },
  '& p': { maxWidth: 'none' },
  [media.wide]: {
    paddingInlineStart: 0,
    paddingBlockStart: post + space.sPlus,
    '& b': { display: 'block' },
    '&:not(:last-of-type)::after': {
      insetBlock: `${(post - course) / 2}px auto`,
      insetInline: `${post / 2}px ${-space.l - post / 2}px`,
      width: 'auto',
      height: course,
      background: road('right'),
    },
  },
});

export const Others = styled('ul', { name: 'CourseLine', slot: 'Others' })({
  display: 'grid',
  gap: space.sPlus,
  paddingBlockStart: space.m,
  borderBlockStart: `1px solid ${color.border}`,
  [media.medium]: { gridTemplateColumns: 'repeat(2,minmax(0,1fr))', columnGap: space.xl },
});
