import type { ParsedCv } from '@sabi/contracts/cv';
import type { Quote } from '@sabi/contracts/http/cv-report';
import { type DateRange, findDateRange } from '@sabi/cv-rules/dates';
import { type DocumentLine, toDocumentLines } from '@sabi/cv-rules/document-text';
import { parseCv } from '@sabi/cv-rules/parse-cv';
import { headingKind, type Section } from '@sabi/cv-rules/sections';
import { cutText } from '../../text/cut-text';
import { speaksToMachine } from './speaks-to-machine';

/** A line of a CV as the rules of a review see it. */
export interface ReviewedLine {
  /** In its normal form, without the mark of a list. */
  readonly text: string;
  readonly section: Section['kind'];
  readonly isHeading: boolean;
  /** An item of a list. */
  readonly isListed: boolean;
  readonly look: DocumentLine;
  /** Word for word and whole. */
  readonly source: string;
  /** The same, or the beginning of a long line. */
  readonly quote: Quote;
}

/** A job or a school by the line that holds its time. */
export interface Period extends DateRange {
  readonly line: ReviewedLine;
}

export interface CvUnderReview {
  readonly lines: readonly ReviewedLine[];
  readonly cv: ParsedCv;
  readonly jobs: readonly Period[];
  readonly schools: readonly Period[];
  /** What somebody did in their jobs. */
  readonly duties: readonly ReviewedLine[];
  readonly words: number;
  /** A text has no looks to judge. */
  readonly isDocument: boolean;
  readonly hiddenLetters: number;
  readonly ignoredLines: number;
}

type SourceLine = Pick<ReviewedLine, 'look' | 'source' | 'quote'>;

export const longestQuote = 200;
/** What is no mark of a list and shorter may name a post or a place. */
const shortestPlainDuty = 50;
const lineBreak = /\r\n?|[\n\u2028\u2029\u0085\v\f]/;
const invisible = /(?!\t)[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu;
const listMark = /^(?:[•●▪■◦‣∙·*►➢➤✓✔✦❖○◆→–—-]\s*|\(?\d{1,2}[.)]\s+)(?=\S)/u;
const saysSomething = /[\p{L}\p{N}]/u;
const label = /^([^:]{3,40}):\s*\S/;
/** There a label belongs to the entry it stands in. */
const holdsEntries = new Set<Section['kind']>(['work', 'education']);

/** A text as somebody pasted it; it is quoted as it stands there. */
export function reviewText(raw: string): CvUnderReview {
  let isApart = false;
  const lines = raw.split(lineBreak).flatMap((rawLine, index): SourceLine[] => {
    const [look] = toDocumentLines([{ text: rawLine }]);
    if (!look) {
      isApart = true;
      return [];
    }
    const source = rawLine.replace(invisible, '').trim();
    const line = { look: { ...look, isApart }, source, quote: { text: toQuote(source), line: index + 1 } };
    isApart = false;
    return [line];
  });
  return toReview(lines, { isDocument: false, hiddenLetters: 0 });
}

/** A document as a reader of its format found it. */
export function reviewDocument(document: {
  lines: readonly DocumentLine[];
  hiddenLetters: number;
}): CvUnderReview {
  const lines = document.lines.map((look, index) => ({
    look,
    source: look.text,
    quote: { text: toQuote(look.text), line: index + 1 },
  }));
  return toReview(lines, { isDocument: true, hiddenLetters: document.hiddenLetters });
}

function toReview(
  all: readonly SourceLine[],
  about: Pick<CvUnderReview, 'isDocument' | 'hiddenLetters'>,
): CvUnderReview {
  const kept = all.filter(({ look }) => !speaksToMachine(look.text));
  const lines = withSections(kept.filter(({ look }) => saysSomething.test(look.text)));
  const jobs = findPeriods(lines, 'work');
  const heads = new Set(jobs.map(({ line }) => line));
  return {
    ...about,
    lines,
    cv: parseCv(kept.map(({ look }) => look)),
    jobs,
    schools: findPeriods(lines, 'education'),
    duties: lines.filter((line) => isDuty(line) && !heads.has(line)),
    words: lines.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0),
    ignoredLines: all.length - kept.length,
  };
}

function withSections(lines: readonly SourceLine[]): ReviewedLine[] {
  let section: Section['kind'] = 'head';
  return lines.map(({ look, source, quote }) => {
    const text = look.text.replace(listMark, '');
    const isListed = text !== look.text;
    const kind = isListed ? undefined : headingKind(look.text);
    const labelled = holdsEntries.has(section) ? undefined : headingKind(label.exec(text)?.[1] ?? '');
    section = kind ?? labelled ?? section;
    return { text, section, isHeading: kind !== undefined, isListed, look, source, quote };
  });
}

function findPeriods(lines: readonly ReviewedLine[], section: Section['kind']): Period[] {
  return lines.flatMap((line) => {
    const range = line.section === section && !line.isListed ? findDateRange(line.text) : undefined;
    return range ? [{ ...range.value, line }] : [];
  });
}

function isDuty({ section, isHeading, isListed, text }: ReviewedLine): boolean {
  return section === 'work' && !isHeading && (isListed || text.length >= shortestPlainDuty);
}

const toQuote = (text: string) => cutText(text.trim(), longestQuote).trim();
