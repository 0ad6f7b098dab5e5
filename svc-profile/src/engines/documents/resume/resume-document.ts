import type { Language } from '@sabi/contracts/language';

// A resume as a reader sees it, whatever format it is written in.

export interface ResumeDocument {
  readonly language: Language;
  /** Of the file's window and its properties. */
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
/** Block that takes the whole width. */
export type PlainBlock = TextBlock | ListBlock;

export interface TextBlock {
  readonly kind: 'text';
  readonly text: string;
}

export interface ListBlock {
  readonly kind: 'list';
  readonly items: readonly string[];
}

/** Skills or languages, each with its level behind it. */
export interface AbilitiesBlock {
  readonly kind: 'abilities';
  readonly items: readonly string[];
}

/** A post, a school, a certificate. */
export interface EntryBlock {
  readonly kind: 'entry';
  readonly title: string;
  /** Company, school or issuer, and where it is. */
  readonly place: string | null;
  readonly period: string | null;
  /** What else there is to say, each a line. */
  readonly details: readonly string[];
  readonly points: readonly string[];
}
