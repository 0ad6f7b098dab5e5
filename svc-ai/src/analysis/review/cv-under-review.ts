import type { ParsedCv } from '@sabi/contracts/cv';
import type { Quote } from '@sabi/contracts/http/cv-report';
import { type DateRange, findDateRange } from '@sabi/cv-rules/dates';
import { type DocumentLine, toDocumentLines } from '@sabi/cv-rules/document-text';
import { parseCv } from '@sabi/cv-rules/parse-cv';
import type { Section } from '@sabi/cv-rules/section';
import { headingKind } from '@sabi/cv-rules/sections';
import { lettersOf } from '@sabi/cv-rules/vocabulary/headings';
import { cutText } from '../../text/cut-text';
import { listMark, saysSomething } from '../line-patterns';
import { withoutOrders } from './speaks-to-machine';

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
  /** Of employers, posts, schools and certificates, in letters alone. */
  readonly names: readonly string[];
  /** What somebody did in their jobs. */
  readonly duties: readonly ReviewedLine[];
  readonly words: number;
  /** A text has no looks to judge. */
  readonly isDocument: boolean;
  readonly hiddenLetters: number;
  /** Lines with orders to a machine, whole: of them `lines` holds what is left without the orders. */
  readonly ignored: readonly ReviewedLine[];
}

type SourceLine = Pick<ReviewedLine, 'look' | 'source' | 'quote'>;

export const longestQuote = 200;
/** What is no mark of a list and shorter may name a post or a place. */
const shortestPlainDuty = 50;
const lineBreak = /\r\n?|[\n\u2028\u2029\u0085\v\f]/;
const invisible = /(?!\t)[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu;
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
  const kept = all.map((line) => ({ ...line, look: lookWithoutOrders(line.look) }));
  const spoken = kept.filter(({ look }) => look.text !== '');
  const lines = withSections(spoken.filter(({ look }) => saysSomething.test(look.text)));
  const cv = parseCv(spoken.map(({ look }) => look));
  const names = entryNames(cv);
  const jobs = findPeriods(lines, 'work', names);
  const heads = new Set(jobs.map(({ line }) => line));
  return {
    ...about,
    lines,
    cv,
    jobs,
    schools: findPeriods(lines, 'education', names),
    duties: lines.filter((line) => isDuty(line) && !heads.has(line) && !namesEntry(line, names)),
    words: lines.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0),
    ignored: withSections(all).filter((_line, index) => kept[index]?.look.text !== all[index]?.look.text),
    names,
  };
}

function lookWithoutOrders(look: DocumentLine): DocumentLine {
  const text = withoutOrders(look.text);
  return text === look.text ? look : { ...look, text };
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

/** Posts may be numbered; what else is listed is a duty, which may tell its time. */
function findPeriods(
  lines: readonly ReviewedLine[],
  section: Section['kind'],
  names: CvUnderReview['names'],
): Period[] {
  return lines.flatMap((line) => {
    const mayHead = line.section === section && (!line.isListed || isMostlyNames(line, names));
    const range = mayHead ? findDateRange(line.text) : undefined;
    return range ? [{ ...range.value, line }] : [];
  });
}

/** The longest first, so that a lead engineer is no engineer. */
function entryNames(cv: ParsedCv): string[] {
  const named = [
    ...cv.work_experiences.flatMap(({ company_name: company, job_title: title }) => [company, title]),
    ...cv.educations.map(({ institution_name: institution }) => institution),
    ...cv.licenses_certifications.map(({ name }) => name),
  ];
  return named.map(lettersOf).toSorted((a, b) => b.length - a.length);
}

/** Whether a line outside a list says where or as what somebody worked or learned, and little else. */
export function namesEntry(line: ReviewedLine, names: CvUnderReview['names']): boolean {
  return !line.isListed && isMostlyNames(line, names);
}

function isMostlyNames({ text }: ReviewedLine, names: CvUnderReview['names']): boolean {
  const letters = lettersOf(text);
  const rest = names.reduce((left, name) => left.replace(name, ''), letters);
  return rest.length * 2 <= letters.length;
}

function isDuty({ section, isHeading, isListed, text }: ReviewedLine): boolean {
  return section === 'work' && !isHeading && (isListed || text.length >= shortestPlainDuty);
}

const toQuote = (text: string) => cutText(text.trim(), longestQuote).trim();
