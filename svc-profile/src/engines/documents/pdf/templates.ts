import type { DocumentTemplate } from '@sabi/contracts/profile/document-templates';

export interface TemplateLook {
  /** See lay-out-resume. */
  readonly layout: 'one-column' | 'two-columns' | 'timeline';
  /** In points, like all measures here. */
  readonly margin: number;
  readonly bodySize: number;
  readonly nameSize: number;
  readonly headingSize: number;
  readonly titleSize: number;
  /** Multiple of the size. */
  readonly lineHeight: number;
  /** Multiples of the body size: space above a section, and between entries. */
  readonly sectionGap: number;
  readonly entryGap: number;
  readonly textColor: string;
  readonly softColor: string;
  readonly accentColor: string;
  /** Background of a tinted surface. */
  readonly tintColor: string;
  readonly headAlign: 'left' | 'center';
  readonly headingCase: 'upper' | 'as written';
  /** A line below each heading, or beside it to the margin. */
  readonly headingRule: 'none' | 'below' | 'beside';
  /** A band of the accent colour along the top of the first page. */
  readonly hasBand: boolean;
  /** Smallest scale allowed for fitting it on one page; 1 disables scaling. */
  readonly smallestScale: number;
}

const plain: TemplateLook = {
  layout: 'one-column',
  margin: 56,
  bodySize: 10,
  nameSize: 22,
  headingSize: 13,
  titleSize: 10.5,
  lineHeight: 1.42,
  sectionGap: 1.9,
  entryGap: 1.1,
  textColor: '#1f2328',
  softColor: '#4d5560',
  accentColor: '#1f2328',
  tintColor: '#ffffff',
  headAlign: 'left',
  headingCase: 'as written',
  headingRule: 'below',
  hasBand: false,
  smallestScale: 1,
};

// Contrast is at least 4.5:1 on white and on the template's tint.
export const templateLooks: Readonly<Record<DocumentTemplate, TemplateLook>> = {
  plain,
  modern: {
    ...plain,
    margin: 60,
    nameSize: 26,
    headingSize: 12.5,
    lineHeight: 1.48,
    accentColor: '#b83a0e',
    headingCase: 'upper',
    headingRule: 'none',
    hasBand: true,
  },
  classic: {
    ...plain,
    margin: 64,
    nameSize: 24,
    headingSize: 12,
    lineHeight: 1.4,
    accentColor: '#1c3a5e',
    headAlign: 'center',
    headingCase: 'upper',
  },
  columns: {
    ...plain,
    layout: 'two-columns',
    margin: 36,
    bodySize: 9.5,
    nameSize: 26,
    headingSize: 11,
    titleSize: 10.5,
    accentColor: '#0f4c5c',
    tintColor: '#e9f1f2',
    headingCase: 'upper',
    smallestScale: 0.92,
  },
  compact: {
    ...plain,
    margin: 42,
    bodySize: 9,
    nameSize: 19,
    headingSize: 9.5,
    titleSize: 9.5,
    lineHeight: 1.32,
    sectionGap: 1.2,
    entryGap: 0.6,
    accentColor: '#14532d',
    headingCase: 'upper',
    headingRule: 'beside',
    smallestScale: 0.88,
  },
  timeline: {
    ...plain,
    layout: 'timeline',
    margin: 44,
    nameSize: 28,
    headingSize: 13.5,
    titleSize: 11,
    accentColor: '#5b2a86',
    headingRule: 'none',
    smallestScale: 0.92,
  },
};
