import { color, font, type } from '../src/theme/tokens';

// Repeated to be more specific than Storybook's rules for the first heading and the first paragraph.
const page = '.sbdocs-content.sbdocs-content';
const own = ':not(.sb-unstyled)';

/**
 * Styles of documentation pages. Stories on such a page bring the site's global rules, which remove the numbers of lists
 * and the margins of paragraphs; these rules restore them for the page's own text, but not inside stories.
 */
const rules = `
${page} > :is(h1, h2, h3) { font-family: ${font.heading}; color: ${color.heading}; text-wrap: balance; }
${page} > h1 { margin-block: 0 1rem; font-size: 2.25rem; line-height: 1.15; }
${page} > h2 { margin-block: 2.5rem 1rem; font-size: 1.5rem; line-height: 1.25; }
${page} > h3 { margin-block: 2rem 0.5rem; font-size: 1.1875rem; line-height: 1.3; }
${page} > :is(p, ul, ol)${own} {
  max-inline-size: 76ch; margin-block: 0.75rem; font-size: 1rem; line-height: ${type.body.lineHeight};
}
${page} > :is(ul, ol)${own} { padding-inline-start: 1.75rem; }
${page} > :is(ul, ol)${own} > li { margin-block-start: 0.25rem; font-size: 1rem; line-height: inherit; }
${page} > ul${own} { list-style: disc; }
${page} > ol${own} { list-style: decimal; }
.toc-wrapper.toc-wrapper.toc-wrapper .toc-list { border-inline-start-color: ${color.rule}; }
`;

/** Adds these styles once; they match no elements of stories. */
export function dressDocs(): void {
  const style = document.createElement('style');
  style.textContent = rules;
  document.head.append(style);
}
