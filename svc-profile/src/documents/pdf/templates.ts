import type { DocumentTemplate } from '@sabi/contracts/http/profile-documents';

/** How a template looks. All have one column in reading order, so that people and programs read them alike. */
export interface TemplateLook {
  /** In points, as every measure here. */
  readonly margin: number;
  readonly bodySize: number;
  readonly nameSize: number;
  readonly headingSize: number;
  readonly titleSize: number;
  /** In multiples of the size. */
  readonly lineHeight: number;
  readonly textColor: string;
  readonly softColor: string;
  readonly accentColor: string;
  readonly headAlign: 'left' | 'center';
  readonly headingCase: 'upper' | 'as written';
  /** A line below each heading. */
  readonly hasRules: boolean;
  /** A band of the accent colour along the top of the first page. */
  readonly hasBand: boolean;
}

const plain: TemplateLook = {
  margin: 56,
  bodySize: 10,
  nameSize: 22,
  headingSize: 13,
  titleSize: 10.5,
  lineHeight: 1.42,
  textColor: '#1f2328',
  softColor: '#4d5560',
  accentColor: '#1f2328',
  headAlign: 'left',
  headingCase: 'as written',
  hasRules: true,
  hasBand: false,
};

// Colours keep a contrast of 4.5 to 1 and more on white.
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
    hasRules: false,
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
};
