import type { ArticleBody } from '../../content/article-body';

/** A part listed in the table of contents. */
export interface OutlinePart {
  readonly id: string;
  readonly title: string;
}

/** Parts with a heading, in the order of the page. */
export function outlineOf(body: ArticleBody): OutlinePart[] {
  const parts = [
    body.statistics,
    ...body.sections,
    body.caseStudy,
    body.opportunities,
    body.services,
    body.outlook,
  ];
  return parts.map(({ title }) => ({ id: anchorOf(title), title }));
}

/** The anchor of a part: `Papers that the law asks for` → `papers-that-the-law-asks-for`. */
export function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
