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

export interface ResumeSection {
  readonly heading: string;
  readonly blocks: readonly Block[];
}

export type Block = TextBlock | ListBlock | EntryBlock;

export interface TextBlock {
  readonly kind: 'text';
  readonly text: string;
}

export interface ListBlock {
  readonly kind: 'list';
  readonly items: readonly string[];
}

/** A post, a school, a certificate. */
export interface EntryBlock {
  readonly kind: 'entry';
  readonly title: string;
  /** Below the title, each a line: one column, so that everybody reads it in the same order. */
  readonly lines: readonly string[];
  readonly points: readonly string[];
}
