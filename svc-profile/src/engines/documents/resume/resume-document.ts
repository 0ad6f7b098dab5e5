import type { Language } from '@sabi/contracts/language';

// A resume as readers see it, for any format.

export interface ResumeDocument {
  readonly language: Language;
  /** Title of the window and in the file's properties. */
  readonly title: string;
  readonly name: string;
  readonly headline: string | null;
  readonly contacts: readonly Contact[];
  readonly sections: readonly ResumeSection[];
}

export interface Contact {
  readonly text: string;
  readonly address: string;
}

export type SectionKind =
  | 'summary'
  | 'work'
  | 'education'
  | 'skills'
  | 'languages'
  | 'certifications'
  | 'more';

export interface ResumeSection {
  readonly kind: SectionKind;
  readonly heading: string;
  readonly blocks: readonly Block[];
}

export type Block = TextBlock | AbilitiesBlock | EntryBlock;
/** A full-width block. */
export type PlainBlock = TextBlock | ListBlock;

export interface TextBlock {
  readonly kind: 'text';
  readonly text: string;
}

export interface ListBlock {
  readonly kind: 'list';
  readonly items: readonly string[];
}

/** Skills or languages with their levels. */
export interface AbilitiesBlock {
  readonly kind: 'abilities';
  readonly items: readonly string[];
}

/** A position, a school or a certificate. */
export interface EntryBlock {
  readonly kind: 'entry';
  readonly title: string;
  /** Company, school or issuer, with location. */
  readonly place: string | null;
  readonly period: string | null;
  /** Further details, one a line. */
  readonly details: readonly string[];
  readonly points: readonly string[];
}
